import PlatenLines
import PlatenReactive
import PlatenViews

/// Where the keys of a screen go, layer by layer: a modal takes the focus, and gives it back when it
/// goes.
@MainActor
final class FocusManager {
  private let graph: Graph
  private let context: SessionContext
  private var focusByLayer: [NodeID: LayerFocus] = [:]
  /// The layer that was on top when that was last looked at.
  private var topLayer: NodeID?
  /// Whether the frame shows where the focus is.
  var isShown = false { didSet { show() } }

  init(in graph: Graph, context: SessionContext) {
    self.graph = graph
    self.context = context
  }

  /// The control that had the focus when that was last settled.
  var holder: ControlElement? { topFocus?.control }

  /// The control that keys go to, as it is now; none while they go to the prompt.
  ///
  /// - Complexity: O(*d*) in the nodes above it, and O(1) while the prompt has the focus.
  var control: ControlElement? {
    guard let holder, let control = graph.current(holder), control.isFocusable else { return nil }
    return control
  }

  /// Where the keys of the topmost layer go.
  private var topFocus: LayerFocus? { graph.topOrigin.flatMap { focusByLayer[$0] } }

  /// The control that gets the focus next, or the one before; `nil` where that is the prompt.
  ///
  /// - Throws: `InputError.nothingToFocus` when no control of the layer can have the focus.
  func neighbor(isForward: Bool, in layer: Layer?) throws(InputError) -> ControlElement? {
    guard let layer, !layer.focusOrder.isEmpty else { throw .nothingToFocus }
    let focus = focusByLayer[layer.origin] ?? LayerFocus()
    return focus.neighbor(isForward: isForward, in: layer.focusOrder)
  }

  /// Gives a control of a layer the focus, or the prompt.
  func move(to control: ControlElement?, in layer: Layer) {
    let position = layer.focusOrder.firstIndex { $0.origin == control?.origin }
    focusByLayer[layer.origin] = LayerFocus(holder: control, position: position ?? 0)
    context.perform {
      for other in layer.controls where other.origin != control?.origin {
        for link in other.focusLinks { link.setFocused(false) }
      }
      for link in control?.focusLinks ?? [] { link.setFocused(true) }
    }
    _ = graph.takeFocusRequest()
    show()
  }

  /// Has the frame show where the focus is, if it is to.
  ///
  /// - Parameter point: How many characters stand before the edit point; all, if nothing.
  func show(at point: Int? = nil) {
    if isShown { graph.showFocus(holder, at: point) }
  }
}

// MARK: - What the program does to it

extension FocusManager {
  /// Whether the focus may have to move though nothing was updated.
  var mayMove: Bool { graph.wantsFocus || graph.topOrigin != topLayer }

  /// Has the focus follow what the program did since it was last settled: another layer is on top, a
  /// focus state was set, or the control that has the focus can have it no more.
  ///
  /// - Returns: Whether it moved.
  /// - Complexity: O(1) if none of these has happened.
  func settle() -> Bool {
    guard let origin = graph.topOrigin else { return false }
    let request = graph.takeFocusRequest()
    var hasMoved = false
    if origin != topLayer { hasMoved = changeTop(to: origin) }
    if let request, follow(request) { hasMoved = true }
    if let focus = focusByLayer[origin], let holder = focus.control, !holder.isReachable {
      focus.loseHolder()
      release(holder)
      hasMoved = true
    }
    if hasMoved {
      _ = graph.takeFocusRequest()  // What was told to focus states came from here.
      show()
    }
    return hasMoved
  }

  /// Lets go of the focus in layers that have gone, and gives it to what is to have it first in one
  /// that is new.
  ///
  /// - Returns: Whether any was given or lost.
  private func changeTop(to origin: NodeID) -> Bool {
    topLayer = origin
    let layers = graph.layers
    let gone = focusByLayer.filter { focus in !layers.contains { $0.origin == focus.key } }
    for (layer, focus) in gone {
      focusByLayer[layer] = nil
      if let holder = focus.control { release(holder) }
    }
    guard focusByLayer[origin] == nil, let top = layers.last else { return !gone.isEmpty }
    let first = top.firstFocus
    move(to: first, in: top)
    return first != nil || !gone.isEmpty
  }

  /// Tells the focus states of a control that it has the focus no more.
  private func release(_ holder: ControlElement) {
    context.perform {
      for link in holder.focusLinks { link.setFocused(false) }
    }
  }

  /// Gives the focus where a focus state that was set says, or takes it from where that no longer
  /// does.
  private func follow(_ request: FocusStateID) -> Bool {
    guard let top = graph.layers.last, let focus = focusByLayer[top.origin] else { return false }
    let wanted = top.focusOrder.filter { $0.isWanted(by: request) }
    if wanted.contains(where: { $0.origin == focus.control?.origin }) { return false }
    if let wanted = wanted.first {
      move(to: wanted, in: top)
      return true
    }
    guard focus.control?.focusLinks.contains(where: { $0.state == request }) == true else {
      return false
    }
    move(to: nil, in: top)
    focus.leaveHolder()
    focusByLayer[top.origin] = focus
    return true
  }
}

extension ControlElement {
  /// Whether the program says by a focus state that it has the focus.
  fileprivate func isWanted(by state: FocusStateID) -> Bool {
    focusLinks.contains { $0.state == state && $0.isFocused() }
  }
}
