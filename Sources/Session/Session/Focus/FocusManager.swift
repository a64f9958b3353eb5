import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The keyboard focus of a screen, stored per layer.
///
/// A modal takes the focus when it appears. When the modal disappears, the focus returns to the
/// layer below.
///
/// See Documentation/Decisions/focus.md.
@MainActor
final class FocusManager {
  private let graph: Graph
  private let context: SessionContext
  private var focusByLayer: [NodeID: LayerFocus] = [:]
  private var pageFocus = PageFocus()
  /// The topmost layer at the last call to ``settle()``.
  private var topLayer: NodeID?
  /// The keyboard shortcuts of the topmost layer.
  private var shortcuts = Shortcuts()
  /// The node of a control that was focusable at the last call to ``canFocus``.
  private weak var focusable: Node?
  /// Whether to highlight the focused control in the frame.
  var isShown = false { didSet { show() } }

  init(in graph: Graph, context: SessionContext) {
    self.graph = graph
    self.context = context
  }

  /// The focused control of the topmost layer, in the state in which it received the focus.
  var holder: ControlElement? { topFocus?.control }

  /// Returns whether a control is the focused control of the topmost layer.
  func isHolder(_ control: ControlElement) -> Bool { topFocus?.control?.origin == control.origin }

  /// The focused control in its current state, or `nil` while the prompt has the focus.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the control; O(1) while the prompt has the
  ///   focus.
  var control: ControlElement? {
    guard let holder, let control = graph.current(holder), control.isFocusable else { return nil }
    return control
  }

  /// Whether the topmost layer has a focusable control.
  var canFocus: Bool {
    if let focusable, graph.reaches(focusable) { return true }
    focusable = graph.controls.first(where: \.isFocusable)?.node
    return focusable != nil
  }

  /// The items of the hint line for the keyboard shortcuts of the topmost layer: those that appeared
  /// since the focus last moved, and the others; and whether a field has a default button.
  ///
  /// - Complexity: O(*d*) in the number of nodes above each control with a shortcut; O(*n*) in the
  ///   number of nodes in the layer if a shortcut has changed.
  var shortcutHints: (new: [KeyHint], known: [KeyHint], hasDefaultButton: Bool) {
    if shortcuts.changes != graph.shortcutChanges, let top = graph.layers.last {
      shortcuts.update(to: top, after: graph.shortcutChanges)
    }
    var hasDefaultButton = false
    let new = hints(of: shortcuts.new, &hasDefaultButton)
    let known = hints(of: shortcuts.known, &hasDefaultButton)
    return (new, known, hasDefaultButton)
  }

  private func hints(of controls: [ControlElement], _ hasDefaultButton: inout Bool) -> [KeyHint] {
    controls.compactMap {
      guard let control = graph.current($0) else { return nil }
      if control.isDefaultButton { hasDefaultButton = true }
      return control.shortcutHint
    }
  }

  private func noteShortcuts(of layer: Layer) {
    shortcuts = Shortcuts(of: layer, after: graph.shortcutChanges)
  }

  /// The focus of the topmost layer.
  private var topFocus: LayerFocus? {
    guard let origin = graph.topOrigin else { return nil }
    return focusByLayer[origin]
  }

  /// Returns the next or previous control in the focus order, or `nil` if the prompt is next or
  /// previous.
  ///
  /// - Throws: `InputError.nothingToFocus` if the layer has no focusable control.
  func neighbor(isForward: Bool, in layer: Layer?) throws(InputError) -> ControlElement? {
    guard let layer, !layer.focusOrder.isEmpty else { throw .nothingToFocus }
    if let control = focusByLayer[layer.origin]?.control, !control.path.isEmpty {
      return layer.neighbor(inRowOf: control, isForward: isForward)
    }
    let focus = focusByLayer[layer.origin] ?? LayerFocus()
    return focus.neighbor(isForward: isForward, in: layer.focusOrder)
  }

  /// Moves the focus of a layer to a control, or to the prompt if the control is `nil`.
  func move(to control: ControlElement?, in layer: Layer) {
    let stop = control?.path.first?.list ?? control?.origin
    let position = layer.focusOrder.firstIndex { $0.origin == stop }
    if let control { layer.moveCursors(to: control) }
    focusByLayer[layer.origin] = LayerFocus(
      holder: control, position: position ?? 0,
      openers: control.map(layer.controls.openers) ?? [])
    noteShortcuts(of: layer)
    context.perform {
      for other in layer.controls where other.origin != control?.origin {
        for link in other.focusLinks { link.setFocused(false) }
      }
      for link in control?.focusLinks ?? [] { link.setFocused(true) }
    }
    _ = graph.takeFocusRequest()
    show()
  }

  /// Highlights the focused control in the frame if ``isShown`` is `true`.
  ///
  /// - Parameter point: The number of characters before the caret. If `nil`, the caret is at the
  ///   end of the text.
  func show(at point: Int? = nil) { graph.setFocus(holder, at: point, isShown: isShown) }

  /// Returns a property of the lines that would show the focus of a control, without moving the
  /// focus.
  func probe<Value>(_ control: ControlElement, _ property: (Block) -> Value) -> Value {
    graph.setFocus(control, isShown: true)
    graph.update()
    defer {
      show()
      graph.update()
    }
    return property(graph.block)
  }
}

// MARK: - Shortcuts

extension FocusManager {
  /// The controls of a layer with keyboard shortcuts.
  @MainActor
  private struct Shortcuts {
    /// The controls that appeared since the focus last moved, such as a button that undoes an
    /// action.
    private(set) var new: [ControlElement] = []
    /// The controls that were there when the focus last moved.
    private(set) var known: [ControlElement] = []
    /// The number of changes to the shortcuts of the graph at the last update.
    private(set) var changes = 0

    init() {}

    /// Creates the value when the focus moves in a layer.
    init(of layer: Layer, after changes: Int) {
      (known, self.changes) = (layer.controls.filter { $0.shortcut != nil }, changes)
    }

    /// Updates the controls to those of a layer whose shortcuts have changed.
    mutating func update(to layer: Layer, after changes: Int) {
      let old = Set(known.map(\.origin))
      let current = Shortcuts(of: layer, after: changes).known
      known = current.filter { old.contains($0.origin) }
      new = current.filter { !old.contains($0.origin) }
      self.changes = changes
    }
  }
}

// MARK: - Changes by the program

extension FocusManager {
  /// Whether the program requested a change of focus, or a different layer became the topmost one.
  var mayMove: Bool { graph.wantsFocus || graph.topOrigin != topLayer }

  /// Moves the focus if the topmost layer changed, a focus state was set, or the focused control
  /// can no longer have the focus.
  ///
  /// - Returns: Whether the focus moved.
  /// - Complexity: O(1) if none of these occurred.
  func settle() -> Bool {
    guard let origin = graph.topOrigin else { return false }
    let request = graph.takeFocusRequest()
    var hasMoved = false
    if origin != topLayer { hasMoved = changeTop(to: origin) }
    if let request, follow(request) { hasMoved = true }
    if let focus = focusByLayer[origin], let holder = focus.control, hasLost(holder, focus) {
      release(holder)
      passOn(focus, of: holder)
      hasMoved = true
    } else if let control = focusByLayer[origin]?.returning, let top = graph.layers.last {
      move(to: control, in: top)
      hasMoved = true
    }
    if hasMoved {
      _ = graph.takeFocusRequest()  // This method made the request itself.
      show()
    }
    return hasMoved
  }

  /// Releases the focus of layers that disappeared, and focuses the first control of a new topmost
  /// layer.
  ///
  /// - Returns: Whether a control received or lost the focus.
  private func changeTop(to origin: NodeID) -> Bool {
    topLayer = origin
    let layers = graph.layers
    let gone = focusByLayer.filter { focus in !layers.contains { $0.origin == focus.key } }
    for (layer, focus) in gone {
      focusByLayer[layer] = nil
      if let holder = focus.control { release(holder) }
    }
    guard let top = layers.last else { return !gone.isEmpty }
    if focusByLayer[origin] != nil {
      noteShortcuts(of: top)
      return !gone.isEmpty
    }
    let first = top.firstFocus
    move(to: first, in: top)
    return first != nil || !gone.isEmpty
  }

  /// Returns whether the focused control can no longer have the focus.
  ///
  /// - Complexity: O(1); O(*d*) in the number of nodes above an item of a menu, whose node can remain
  ///   after the menu closes.
  private func hasLost(_ holder: ControlElement, _ focus: LayerFocus) -> Bool {
    !holder.isReachable || !focus.openers.isEmpty && graph.current(holder) == nil
  }

  /// Moves the focus from a control that can no longer have it: to the button of its menu, to a
  /// control of the page that replaced its page, or else to the prompt.
  private func passOn(_ focus: LayerFocus, of holder: ControlElement) {
    guard let top = graph.layers.last else { return }
    if let opener = focus.openers.lazy.compactMap(graph.current).first(where: \.isFocusable) {
      return move(to: opener, in: top)
    }
    if let path = focus.page, let page = path.replacingEntry {
      pageFocus.note(holder, on: path)
      if let next = pageFocus.control(on: page, in: top) { return move(to: next, in: top) }
    }
    focus.loseHolder()
  }

  /// Sets the focus states of a control to unfocused.
  private func release(_ holder: ControlElement) {
    context.perform {
      for link in holder.focusLinks { link.setFocused(false) }
    }
  }

  /// Moves the focus to the control that a focus state selects, or removes it from a control whose
  /// focus state was reset.
  ///
  /// - Returns: Whether the focus moved.
  private func follow(_ request: FocusStateID) -> Bool {
    guard let top = graph.layers.last, let focus = focusByLayer[top.origin] else { return false }
    let wanted = top.controls.filter { $0.isFocusable && $0.isWanted(by: request) }
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
  /// Returns whether the specified focus state selects this control.
  fileprivate func isWanted(by state: FocusStateID) -> Bool {
    focusLinks.contains { $0.state == state && $0.isFocused() }
  }

  /// The item of the hint line for the control's keyboard shortcut, if a terminal can send it.
  fileprivate var shortcutHint: KeyHint? {
    guard let shortcut, isEnabled,
      !shortcut.modifiers.isDisjoint(with: [.control, .option, .command])
    else { return nil }
    return KeyHint(shortcut, verb: label)
  }
}
