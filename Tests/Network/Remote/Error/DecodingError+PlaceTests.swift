import Foundation
import PlatenContext
import PlatenRemote
import Testing

@Suite struct DecodingErrorPlaceTests {
  private struct Page: Decodable {
    let results: [Movie]
  }

  private struct Movie: Decodable {
    let title: String
    let votes: Int
    let date: Date?
  }

  @Test(arguments: [
    (#"{"results":[{"title":"A","votes":1},{"title":2}]}"#, "results[1].title", "must be text"),
    (#"{"results":[{"title":"A"}]}"#, "results[0].votes", "is missing"),
    (#"{"results":[{"title":null}]}"#, "results[0].title", "must be text, not null"),
    (#"{"results":[{"title":"A","votes":1.5}]}"#, "", nil),
    (#"{"results":[{"title":"A","votes":"1"}]}"#, "results[0].votes", "must be a number"),
    (#"{"results":{}}"#, "results", "must be a list"), ("[]", "", "must be an object"),
    ("<html>", "", nil), ("", "", nil), (#"{"results":["#, "", nil),
  ])
  func theErrorNamesTheInvalidField(body: String, path: String, expected: String?) {
    do throws(RemoteError) {
      _ = try RemoteResponse(json: body).decoded(Page.self)
      Issue.record("decoded")
    } catch {
      guard case .decoding(path, let said) = error.kind else {
        Issue.record("\(error)")
        return
      }
      if let expected { #expect(said == expected) }
      #expect(!said.isEmpty)
    }
  }

  @Test func keysFromAServerAreEscaped() {
    #expect(throws: RemoteError(.decoding(path: "␛[2J", expected: "must be a number"))) {
      try RemoteResponse(json: #"{"\u001b[2J":"x"}"#).decoded([String: Int].self)
    }
  }
}
