import PlatenNavigation

/// A snapshot of a control on the screen.
///
///     let save = try session.control(named: "Save")
///     save.isEnabled  // false until the form is valid
@MainActor
public struct Control {
  /// The kind of a control, in accessibility terms.
  public typealias Role = ControlRole

  private let element: ControlElement

  init(_ element: ControlElement) { self.element = element }

  /// The kind of the control.
  public var role: Role { element.role }
  /// The label of the control on the screen.
  public var label: String { element.label }
  /// The value of the control, or `nil` if the control has no value or is a secure field.
  public var value: String? { element.value }
  /// The available options, in the order of the screen.
  public var options: [String] { element.options }
  /// Whether the control responds to input.
  public var isEnabled: Bool { element.isEnabled }
  /// The accessibility identifier, or `nil` if the program sets none.
  public var identifier: String? { element.identifier }
  /// The actions that the control supports.
  public var actions: Set<ControlAction> { element.actions }
  /// The role of a button, such as `destructive`; `nil` for other controls.
  public var purpose: ButtonRole? { element.purpose }
  /// Whether the control is a secure field, whose value is secret.
  public var isSecure: Bool { element.isSecure }
  /// The keyboard shortcut of the control, or `nil` if it has none.
  public var shortcut: KeyboardShortcut? { element.shortcut }
}
