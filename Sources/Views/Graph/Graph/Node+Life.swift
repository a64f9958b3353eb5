extension Node {
  /// The phase in the lifecycle of a node: before it is mounted, mounted, or removed.
  package enum Life {
    case new, mounted, gone
  }

  /// Whether the node is mounted in the tree.
  package final var isMounted: Bool { status.life == .mounted }

  /// Whether the node has been removed from the tree permanently.
  package final var isGone: Bool { status.life == .gone }

  /// Mounts the node and its visible descendants.
  package final func mount() {
    status.life = .mounted
    mountedDidChange()
    for child in visibleChildren { child.mount() }
  }

  /// Marks the node and its descendants as off the screen.
  ///
  /// The nodes stay in the tree and can be mounted again.
  package final func disappear() {
    guard isMounted else { return }
    status.life = .new
    mountedDidChange()
    for child in children { child.disappear() }
  }

  /// Removes the node and its descendants from the tree.
  package final func unmount() {
    let wasMounted = isMounted
    status.life = .gone
    if wasMounted { mountedDidChange() }
    untrackAll()
    markClean()
    for child in children { child.unmount() }
    if attributes.contains(.scrolls) { countScroller(-1) }
    place.parent = nil
    layout.isReliedOn = false
  }
}
