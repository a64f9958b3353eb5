extension ControlElement {
  /// The spoken description of the control: its role, label, value, state, and hint.
  ///
  ///     text field Name: Ada
  ///     stepper Seats: 3 of 1…4
  ///     picker Size: small, 1 of 3
  ///     button Delete, destructive, disabled
  ///
  /// The value of a secure field is `hidden` or `empty`.
  package var spoken: String {
    let name = label.isEmpty ? role.rawValue : "\(role.rawValue) \(label)"
    let whole = spokenValue.map { spokenPair(name, $0) } ?? name
    return ([whole] + states + [naming.hint].compactMap { $0 }).joined(separator: ", ")
  }

  /// The spoken value, with its range or its position among the options.
  private var spokenValue: String? {
    if let spoken = naming.value { return spoken }
    if case .picker(let selection, let options, _, _) = kind {
      guard let selection, let index = options.firstIndex(of: selection) else { return "none" }
      return "\(selection), \(index + 1) of \(options.count)"
    }
    return value.map { value in value + (range.map { " of \($0)" } ?? "") }
  }

  /// The spoken states that differ from the default.
  private var states: [String] {
    (purpose == .destructive ? ["destructive"] : []) + (isEnabled ? [] : [Self.disabled])
  }

  /// The spoken state of a disabled control.
  package nonisolated static var disabled: String { "disabled" }
}
