import PlatenNavigation

/// The keys of one kind of control, in the order of the key table in `Documentation/Terminal.md`.
@MainActor
struct KeyTable {
  /// The controls to which the keys apply, in the words of the key table.
  let controls: String
  let bindings: [KeyBinding]
  /// The items of the hint line after those of the bindings.
  let tail: [HintTail]

  init(
    _ controls: String, _ bindings: [KeyBinding], tail: [HintTail] = [.next, .escape, .help]
  ) {
    (self.controls, self.bindings, self.tail) = (controls, bindings, tail)
  }

  /// Returns whether controls of this kind have a key, even if it currently has no effect.
  func has(_ key: KeyEquivalent, in context: KeyContext) -> Bool {
    bindings.contains { $0.applies(in: context) && $0.keys.contains(key) }
  }

  /// An item of the hint line that does not depend on the kind of control.
  enum HintTail {
    /// Tab moves the focus to the next control.
    case next
    /// Tab moves the focus from the tabs to the page that they show.
    case intoPage
    /// The value can also be typed.
    case typing
    /// Escape closes the modal, returns to the previous page, or moves the focus to the prompt.
    case escape
    case help
  }
}

extension KeyTable {
  /// The keys of all kinds of controls.
  static let all = [
    ControlKeys.field, ControlKeys.dateField, ControlKeys.timeField, ControlKeys.textEditor,
    ControlKeys.button, ControlKeys.link, ControlKeys.menu, ControlKeys.tab, ControlKeys.toggle,
    ControlKeys.disclosureGroup, ControlKeys.stepper, ControlKeys.picker,
    RowKeys.list, RowKeys.menu, RowKeys.filter, RowKeys.insideRow, RowKeys.scrollArea,
    ContextKeys.menuItem, ContextKeys.answer,
  ]

  /// Returns the tables of a control, the one that takes precedence first.
  static func of(_ context: KeyContext) -> [KeyTable] {
    let control = context.control
    var tables = [of(control)]
    if control.role == .stepper, control.takes(.press) { tables.append(ControlKeys.button) }
    if control.menu != nil { tables.insert(ContextKeys.menuItem, at: 0) }
    if ContextKeys.isAnswer(context) { tables.insert(ContextKeys.answer, at: 0) }
    if !control.path.isEmpty { tables.append(RowKeys.insideRow) }
    return tables
  }

  /// The keys of a control.
  private static func of(_ control: ControlElement) -> KeyTable {
    switch control.kind {
    case .textField(let field):
      switch field.units {
      case nil: control.hasLines ? ControlKeys.textEditor : ControlKeys.field
      case .date: ControlKeys.dateField
      case .time: ControlKeys.timeField
      }
    case .button: ControlKeys.button
    case .link: ControlKeys.link
    case .menu: ControlKeys.menu
    case .tab: ControlKeys.tab
    case .toggle: ControlKeys.toggle
    case .disclosureGroup: ControlKeys.disclosureGroup
    case .stepper, .slider: ControlKeys.stepper
    case .picker: ControlKeys.picker
    case .list(let rows): RowKeys.table(of: rows)
    case .scrollArea: RowKeys.scrollArea
    case .custom: control.role == .stepper ? ControlKeys.stepper : ControlKeys.button
    }
  }
}
