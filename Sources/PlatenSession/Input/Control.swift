import PlatenViews

/// A control on the screen, as it was when the session was asked for it.
///
///     let save = try session.control(named: "Save")
///     save.isEnabled  // false until the form is valid
@MainActor
public struct Control {
  /// The kind of a control, in the terms of accessibility.
  public typealias Role = ControlRole

  private let element: ControlElement

  init(_ element: ControlElement) { self.element = element }

  /// The kind of this control.
  public var role: Role { element.role }
  /// The name of the control on the screen.
  public var label: String { element.label }
  /// The value of the control; `nil` for one without a value and for a secure field.
  public var value: String? { element.value }
  /// The options that can be picked, in the order of the screen.
  public var options: [String] { element.options }
  /// Whether the control can be acted on.
  public var isEnabled: Bool { element.isEnabled }
  /// The accessibility identifier, if the program sets one.
  public var identifier: String? { element.identifier }
  /// The actions that a user can perform on the control.
  public var actions: Set<ControlAction> { element.actions }
  /// The role of a button, if it has one.
  public var purpose: ButtonRole? { element.purpose }
  /// Whether the value is secret.
  public var isSecure: Bool { element.isSecure }
  /// The keyboard shortcut of the control, if it has one.
  public var shortcut: KeyboardShortcut? { element.shortcut }
}
