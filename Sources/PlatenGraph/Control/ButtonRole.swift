/// What a button is for, where that matters.
public struct ButtonRole: Equatable, Sendable {
  /// As it is told: `destructive` or `cancel`.
  package let name: String

  /// A button that deletes: red, and it says so.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}
