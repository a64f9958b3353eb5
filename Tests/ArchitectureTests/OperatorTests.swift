import Foundation
import Testing

/// The operators of time are written once for each kind of queue, because only an overload that names
/// the queue's type may take the place of the call as well; this holds the copies together.
@Suite struct OperatorTests {
  @Test(arguments: ["RunLoop", "OperationQueue"])
  func theOperatorsOfTimeAreTheSameOnEveryQueue(type: String) throws {
    #expect(try operators(on: type) == operators(on: "DispatchQueue"))
  }

  /// The declarations, with one word for the type.
  private func operators(on type: String) throws -> [String] {
    let file = Sources.folder
      .appending(path: "PlatenReactive/Time/Operators/Publisher+\(type).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let declarations = text.components(separatedBy: "extension Publisher {").dropFirst()
    try #require(declarations.count == 1)
    return declarations.joined().replacing(type, with: "Queue")
      .split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
