import PlatenLines
import PlatenViews

extension Session {
  /// The control that keys go to; none while they go to the prompt.
  ///
  /// It is one that can be acted on, of the topmost layer: a modal takes the focus and gives it back
  /// when it goes. A control that goes away or is disabled loses it to the prompt, and does not get
  /// it back; the focus goes on from there.
  ///
  /// - Complexity: O(*d*) in the nodes above it, and O(1) while the prompt has it. Keeping it takes no
  ///   time in an update.
  public var focus: Control? { focusedElement.map(Control.init) }

  /// The element of the control that keys go to; as ``focus``.
  package var focusedElement: ControlElement? {
    flush()
    guard let holder = focusPlace?.control, let focus = graph.current(holder), focus.isFocusable
    else { return nil }
    return focus
  }

  /// Where the keys of the topmost layer go.
  private var focusPlace: LayerFocus? { graph.topOrigin.flatMap { focusByLayer[$0] } }

  /// Gives the focus to the next control in frame order, as Tab does; after the last to the prompt.
  ///
  ///     session.focus?.label  // nil
  ///     try session.focusNext()
  ///     session.focus?.label  // "Name"
  ///
  /// - Throws: `InputError.refused` when the text of the field that is left stands for no value of it,
  ///   `InputError.nothingToFocus` when no control can have the focus.
  /// - Complexity: O(*n*) in the nodes of the layer.
  public func focusNext() throws(InputError) { try moveFocus(isForward: true) }

  /// Gives the focus to the control before, as Shift-Tab does; before the first stands the prompt.
  ///
  /// - Throws: As ``focusNext()``.
  /// - Complexity: O(*n*) in the nodes of the layer.
  public func focusPrevious() throws(InputError) { try moveFocus(isForward: false) }

  /// Gives the focus to the control of a name, as the input `focus` does; without one to the prompt.
  ///
  /// A focus state that the control is tied to by `.focused` says so at once.
  ///
  /// - Throws: As ``send(_:)``.
  public func moveFocus(to name: String?) throws(InputError) {
    if let name { return try send(.focus(name)) }
    try recordingKeys("focus") { () throws(InputError) in
      try endEditing()
      setFocus(nil)
    }
  }

  /// Gives the field that has the focus a text while it is typed: its binding has it at once.
  ///
  ///     try session.moveFocus(to: "Name")
  ///     try session.edit("Ada", at: 1)  // the next character goes between «A» and «d»
  ///
  /// - Parameter point: How many characters stand before the edit point; all, if nothing. A live
  ///   terminal has its cursor there.
  /// - Throws: `InputError.noFocus` when no control has the focus, `InputError.cannot` when it takes
  ///   no text.
  public func edit(_ text: String, at point: Int? = nil) throws(InputError) {
    try edit(text, at: point, in: nil)
  }

  /// Gives the field that has the focus a text.
  ///
  /// - Parameter known: What had the focus when it was typed at, where that was just asked for. The
  ///   text goes there or nowhere, wherever the program puts the focus meanwhile: it may be a secret.
  package func edit(
    _ text: String, at point: Int?, in known: ControlElement?
  ) throws(InputError) {
    guard let field = known.map(stillFocused) ?? focusedElement else { throw .noFocus(nil) }
    if text != field.secret?() ?? field.value {
      let wasAnythingDue = !isInputByKeys && runDueWork()
      guard let field = wasAnythingDue ? current(field) : field else { throw .noFocus(nil) }
      try type(text, into: field)
    }
    if focusPlace?.control?.origin == field.origin { showFocus(at: point) }
  }

  private func type(_ text: String, into field: ControlElement) throws(InputError) {
    lazy var name = self.name(of: field)
    if field.isSecure { rememberTyped(text) }
    try recording({ record(text, in: field, named: name, by: $0) }) { () throws(InputError) in
      try set(field, to: text) { name }
    }
  }

  /// A control that had the focus as it is now: the same, where nothing has happened since.
  private func stillFocused(_ control: ControlElement) -> ControlElement? {
    isSettled && focusPlace?.control?.origin == control.origin ? control : current(control)
  }

  /// A control as it is now, if it can be acted on in the topmost layer still.
  func current(_ control: ControlElement) -> ControlElement? {
    flush()
    return graph.current(control)
  }

  private func record(
    _ text: String, in field: ControlElement, named name: String, by recorder: any ActionRecorder
  ) {
    if field.isSecure {
      recorder.recordSecret(text, in: name, of: self)
    } else {
      recorder.recordLine("set \(name.quotedIfNeeded) \(text.quotedIfNeeded)", in: self)
    }
  }

  /// A name of a control, by which it is found.
  ///
  /// - Complexity: O(*n*) in the nodes of the layer.
  func name(of control: ControlElement) -> String {
    let elements = elements
    let position = elements.firstIndex { $0.origin == control.origin }
    return position.map { ControlNames.name(at: $0, of: elements) } ?? control.label
  }

  private func moveFocus(isForward: Bool) throws(InputError) {
    func neighbour() throws(InputError) -> ControlElement? {
      guard let top = layers.last, !top.focusOrder.isEmpty else { throw .nothingToFocus }
      let place = focusByLayer[top.origin] ?? LayerFocus()
      return place.neighbor(isForward: isForward, in: top.focusOrder)
    }
    if edited != nil { try endEditing(before: neighbour()?.origin) }
    setFocus(try neighbour())
  }

  /// Gives a control of the topmost layer the focus, or the prompt.
  func setFocus(_ control: ControlElement?) {
    if let top = layers.last { setFocus(control, in: top) }
  }

  private func setFocus(_ control: ControlElement?, in layer: Layer) {
    rememberEntered()
    let position = layer.focusOrder.firstIndex { $0.origin == control?.origin }
    focusByLayer[layer.origin] = LayerFocus(holder: control, position: position ?? 0)
    perform {
      for other in layer.controls where other.origin != control?.origin {
        for link in other.focusLinks { link.setFocused(false) }
      }
      for link in control?.focusLinks ?? [] { link.setFocused(true) }
    }
    _ = graph.takeFocusRequest()
    showFocus()
  }

  /// Has the frame show where the focus is, if it is to.
  func showFocus(at point: Int? = nil) {
    if showsFocus { graph.showFocus(focusPlace?.control, at: point) }
  }
}

// MARK: - What the program does to it

extension Session {
  /// Has the focus follow what the program did since it was last asked for: another layer is on top,
  /// a focus state was set, or the control that has the focus can have it no more.
  ///
  /// - Returns: Whether it moved.
  /// - Complexity: O(1) if none of these has happened.
  func settleFocus() -> Bool {
    guard let origin = graph.topOrigin else { return false }
    let request = graph.takeFocusRequest()
    var hasMoved = false
    if origin != focusTop { hasMoved = changeTop(to: origin) }
    if let request, follow(request) { hasMoved = true }
    if let place = focusByLayer[origin], let holder = place.control, !holder.isReachable {
      place.loseHolder()
      release(holder)
      hasMoved = true
    }
    if hasMoved {
      _ = graph.takeFocusRequest()  // What was told to focus states came from here.
      showFocus()
    }
    return hasMoved
  }

  /// Lets go of the focus in layers that have gone, and gives it to what is to have it first in one
  /// that is new.
  ///
  /// - Returns: Whether any was given or lost.
  private func changeTop(to origin: NodeID) -> Bool {
    focusTop = origin
    let layers = graph.layers
    let gone = focusByLayer.filter { place in !layers.contains { $0.origin == place.key } }
    for (layer, place) in gone {
      focusByLayer[layer] = nil
      if let holder = place.control { release(holder) }
    }
    guard focusByLayer[origin] == nil, let top = layers.last else { return !gone.isEmpty }
    let first = top.firstFocus
    setFocus(first, in: top)
    return first != nil || !gone.isEmpty
  }

  /// Tells the focus states of a control that it has the focus no more.
  private func release(_ holder: ControlElement) {
    perform {
      for link in holder.focusLinks { link.setFocused(false) }
    }
  }

  /// Gives the focus where a focus state that was set says, or takes it from where that no longer
  /// does.
  private func follow(_ request: FocusStateID) -> Bool {
    guard let top = graph.layers.last, let place = focusByLayer[top.origin] else { return false }
    let wanted = top.focusOrder.filter { $0.isWanted(by: request) }
    if wanted.contains(where: { $0.origin == place.control?.origin }) { return false }
    if let wanted = wanted.first {
      setFocus(wanted, in: top)
      return true
    }
    guard place.control?.focusLinks.contains(where: { $0.state == request }) == true else {
      return false
    }
    setFocus(nil, in: top)
    place.leaveHolder()
    focusByLayer[top.origin] = place
    return true
  }
}

extension ControlElement {
  /// Whether the program says by a focus state that it has the focus.
  fileprivate func isWanted(by state: FocusStateID) -> Bool {
    focusLinks.contains { $0.state == state && $0.isFocused() }
  }
}
