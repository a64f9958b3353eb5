/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  /// The name of the role in descriptions: `destructive` or `cancel`.
  package let name: String

  /// The role of a button that deletes data. The button is red and described as destructive.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that closes a view.
  public static let close = ButtonRole(name: "close")
  /// The role of a button that confirms an operation.
  public static let confirm = ButtonRole(name: "confirm")
}
