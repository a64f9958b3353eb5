import PlatenLines
import PlatenViews

extension Session {
  /// The controls that can be acted on, in frame order: those of the topmost of the ``modals``,
  /// or of the screen if there is none.
  public var controls: [Control] { elements.map(Control.init) }

  /// The same controls as the nodes describe them.
  package var elements: [ControlElement] {
    flush()
    return graph.controls
  }

  /// The screen itself and what is shown above it, the topmost last.
  package var layers: [Layer] {
    flush()
    return graph.layers
  }

  /// What the screen says where it is read aloud.
  package var speech: SpokenScreen {
    flush()
    guard let footer = footer?.speech(of: self), !footer.isEmpty else { return graph.speech }
    return graph.speech.followed(by: footer)
  }

  /// Carries an input out; the frame follows at the end of the turn.
  ///
  /// - Throws: `InputError` when there is no such control, or it does not take this input now.
  public func send(_ input: Input) throws(InputError) {
    try rollingBackOnError { () throws(InputError) in try perform(input) }
  }

  /// Carries an input out; one that is refused does not count as the last.
  func rollingBackOnError(_ work: () throws(InputError) -> Void) throws(InputError) {
    let last = history?.input
    do throws(InputError) {
      try work()
    } catch {
      history?.takeBack(to: last)
      throw error
    }
  }

  private func perform(_ input: Input) throws(InputError) {
    switch input.action {
    case .dismiss:
      history?.note(input)
      try dismiss(input.control)
    case .refresh:
      history?.note(input)
      try refresh()
    case .key: try press(typed: input.control)
    default: try carryOutAtControl(input)
    }
  }

  private func carryOutAtControl(_ input: Input) throws(InputError) {
    var control = try control(taking: input)
    history?.note(input, isSecure: control.isSecure)
    if edited != nil {
      try endEditing(before: control.origin, to: input.action, input.control)
      control = try self.control(taking: input)  // What was entered may have disabled it.
    }
    let text = try text(of: input.text)
    if input.action == .focus {
      setFocus(control)
      return
    }
    if let place = input.place {
      return try move(text, to: try self.text(of: place), in: control)
    }
    let operand = try operand(text, for: input.action, in: control)
    try perform(input.action, operand, at: control) { input.control }
  }

  /// Gives a control a text, as an input by its name does.
  ///
  /// - Parameters:
  ///   - control: The control as it is now.
  ///   - name: What it is called, asked for only where it is told.
  func set(
    _ control: ControlElement, to text: String, named name: @escaping () -> String
  ) throws(InputError) {
    try rollingBackOnError { () throws(InputError) in
      try check(control, takes: .set, named: name())
      history?.note(.set(name(), to: .literal(text)), isSecure: control.isSecure)
      var control = control
      if edited != nil {
        try endEditing(before: control.origin, to: .set, name())
        guard let left = current(control) else { throw .noFocus(nil) }
        control = left
        try check(control, takes: .set, named: name())
      }
      try perform(.set, text, at: control, named: name)
    }
  }

  private func perform(
    _ action: ControlAction, _ text: String, at control: ControlElement,
    named name: @escaping () -> String
  ) throws(InputError) {
    if text != typed.text { remember(text, for: action, in: control) }
    if let refusal = perform({ control.perform(action, text) }) {
      throw .refused(action, name(), refusal)
    }
    if control.keepsTyped { edited = Edited(name: name, control: control) }
  }

  /// The control that an input is for.
  ///
  /// - Throws: `InputError` when there is none, or it does not take this input now.
  private func control(taking input: Input) throws(InputError) -> ControlElement {
    let control = try element(named: input.control)
    try check(control, takes: input.action, named: input.control)
    return control
  }

  private func check(
    _ control: ControlElement, takes action: ControlAction, named name: @autoclosure () -> String
  ) throws(InputError) {
    guard control.actions.contains(action) else {
      let name = name()
      let usage = ControlUsage(of: control, named: name)
      throw .cannot(action, name, role: control.role, usages: usage.chief.compactMap { usage[$0] })
    }
    if !control.isEnabled { throw .disabled(name()) }
  }

  /// The control of a name: the first of that identifier, else the first of that label; `label#2`
  /// is the second, and `List[12]/label` stands in the twelfth row of a list, which is scrolled
  /// there.
  ///
  /// - Throws: `InputError.unknownControl`, `InputError.unknownRow`, or `InputError.behind` if it
  ///   cannot be acted on now.
  public func control(named name: String) throws(InputError) -> Control {
    Control(try element(named: name))
  }

  /// The element of a control; as ``control(named:)``.
  package func element(named name: String) throws(InputError) -> ControlElement {
    try reveal(name)
    let layers = layers
    let addressing = ControlNames(layers.last?.controls ?? [])
    if let control = addressing.control(named: name) { return control }
    let names = addressing.names
    if let modal = layers.last?.modal, layers.dropLast().contains(where: { $0.has(name) }) {
      throw .behind(name, modal, existing: names)
    }
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// A name for each of the controls, by which it is found.
  package var controlNames: [String] { ControlNames(elements).names }

  private func text(of entry: InputText) throws(InputError) -> String {
    switch entry {
    case .literal(let text): return text
    case .secret(let name):
      guard let secret = secrets[name] else {
        throw .unknownSecret(name, existing: secrets.keys.sorted())
      }
      return secret
    }
  }
}

extension Layer {
  fileprivate func has(_ name: String) -> Bool {
    ControlNames(controls).control(named: name) != nil
  }
}
