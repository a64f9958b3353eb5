import PlatenViews

/// The keys of one kind of control, in the order of the key table in `Documentation/Terminal.md`.
@MainActor
struct KeyTable {
  /// The controls to which the keys apply, in the words of the key table.
  let controls: String
  let bindings: [KeyBinding]

  init(_ controls: String, _ bindings: [KeyBinding]) {
    (self.controls, self.bindings) = (controls, bindings)
  }

  /// Returns the action of a key, or `nil` if the key currently has no effect.
  func action(of key: KeyEquivalent, in context: KeyContext) -> KeyAction? {
    bindings.lazy.filter { $0.contains(key) }.compactMap { $0.action(key, context) }.first
  }
}

extension KeyTable {
  /// The keys of all kinds of controls.
  static let all = [
    ControlKeys.field, ControlKeys.textEditor, ControlKeys.button, ControlKeys.link,
    ControlKeys.menu, ControlKeys.tab,
    ControlKeys.toggle, ControlKeys.disclosureGroup, ControlKeys.stepper, ControlKeys.picker,
    RowKeys.list, RowKeys.menu, RowKeys.filter, RowKeys.insideRow, RowKeys.scrollArea,
  ]

  /// The keys of a control.
  static func of(_ control: ControlElement) -> KeyTable {
    switch control.kind {
    case .textField: control.hasLines ? ControlKeys.textEditor : ControlKeys.field
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
    }
  }
}
