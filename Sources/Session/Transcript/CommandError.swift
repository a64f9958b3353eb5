import PlatenSession

/// An error that a command reports in the transcript, after `!`.
public struct CommandError: Error, CustomStringConvertible {
  /// The message of the error.
  public let description: String

  /// Creates an error with the specified message.
  public init(_ description: String) { self.description = description }
}
