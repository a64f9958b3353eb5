import Foundation
import Testing

@testable import PlatenCombine

@Suite struct CompletionTests {
  private enum Flaw: String, Error, Codable {
    case small, large
  }

  private typealias Completion = Subscribers.Completion<Flaw>

  @Test(arguments: [
    (Completion.finished, #"{"success":true}"#),
    (.failure(.large), #"{"error":"large","success":false}"#),
  ])
  private func anEncodedCompletionIsDecodedUnchanged(completion: Completion, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(completion)
    #expect(String(decoding: data, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(Completion.self, from: data) == completion)
  }

  @Test func onlyAFailureIsMapped() {
    #expect(Completion.failure(.small).mapError { _ in Oops() } == .failure(Oops()))
    #expect(Completion.finished.mapError { _ in Oops() } == .finished)
  }
}
