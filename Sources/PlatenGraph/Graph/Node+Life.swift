extension Node {
  /// Whether a node is yet to be announced, is in the tree, or has left it.
  package enum Life {
    case new, mounted, gone
  }

  /// Whether the node is in the tree, and has been announced.
  package final var isMounted: Bool { status.life == .mounted }

  /// Whether the node has left the tree for good.
  package final var isGone: Bool { status.life == .gone }

  /// Announces the node and everything shown below as new in the tree.
  package final func mount() {
    status.life = .mounted
    mountedDidChange()
    for child in visibleChildren { child.mount() }
  }

  /// Announces the node and everything below as gone from the screen, though they stay in the tree
  /// to be announced again.
  package final func disappear() {
    guard isMounted else { return }
    status.life = .new
    mountedDidChange()
    for child in children { child.disappear() }
  }

  /// Takes the node and everything below out of the tree.
  package final func unmount() {
    let wasMounted = isMounted
    status.life = .gone
    if wasMounted { mountedDidChange() }
    untrackAll()
    markClean()
    for child in children { child.unmount() }
    if attributes.contains(.scrolls) { countScroller(-1) }
    parent = nil
    status.isReliedOn = false
  }
}
