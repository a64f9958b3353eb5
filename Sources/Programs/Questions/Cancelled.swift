/// The error of a question that the person cancels with Escape, or of a screen that dismisses itself
/// without a result.
public struct Cancelled: Error, CustomStringConvertible, Sendable {
  public let description = "cancelled"

  public init() {}
}
