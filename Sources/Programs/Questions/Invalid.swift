/// The error of an answer that cannot be used, with the reason to show.
///
///     try await prompts.ask("Name") { name in
///       guard try await service.isFree(name) else { throw Invalid("\(name) is taken") }
///     }
public struct Invalid: Error, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ reason: String) { description = reason }
}
