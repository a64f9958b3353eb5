import PlatenSession

/// Why a command failed; the message follows the `!`.
public struct CommandError: Error, CustomStringConvertible {
  /// The message that follows the `!`.
  public let description: String

  /// An error with this message.
  public init(_ description: String) { self.description = description }
}
