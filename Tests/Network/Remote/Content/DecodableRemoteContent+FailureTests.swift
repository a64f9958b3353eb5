import Foundation
import Platen
import PlatenTestSupport
import Testing

/// Tests of requests whose content cannot be loaded or decoded.
@MainActor
@Suite struct DecodableRemoteContentFailureTests {
  private let wire = Wire()

  private func state(after answer: (Call) -> Void) -> RemoteContentLoadingState<[String: Int]> {
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: [String: Int].self,
      client: wire.client)
    content.load()
    answer(wire.calls[0])
    return content.loadingState
  }

  @Test(arguments: [
    (404, "h answered 404: No such thing."), (500, "h answered 500: No such thing."),
    (304, "h answered 304: No such thing."),
  ])
  func aStatusOutside200To299IsAFailure(status: Int, expected: String) {
    let state = state { $0.answer(#"{"reason":"No such thing"}"#, status: status) }
    #expect(failureMessage(state) == expected)
  }

  @Test func unexpectedJSONFailsWithTheFieldName() {
    let state = state { $0.answer(#"{"a":"x"}"#) }
    #expect(failureMessage(state) == "h sent data in an unexpected format: a must be a number.")
  }

  @Test(arguments: ["", "{", "<html>", #"{"a":1"#]) func invalidJSONIsAFailure(body: String) {
    let message = failureMessage(state { $0.answer(body) })
    #expect(message?.hasPrefix("h sent data in an unexpected format: ") == true)
  }

  @Test func aClientErrorIsAFailure() {
    let state = state { $0.fail(.timedOut(after: .seconds(10))) }
    #expect(failureMessage(state) == "h did not respond within 10s.")
  }

  @Test func completionWithoutAResponseIsAFailure() {
    #expect(
      failureMessage(state { $0.finish() })
        == "the connection to h closed during the response.")
  }

  @Test func anInvalidRequestFailsImmediately() {
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "names"), type: Int.self, client: wire.client)
    content.load()
    #expect(
      failureMessage(content.loadingState)
        == "the request cannot be sent: \"names\" does not begin with http:// or https://.")
    content.load()
    #expect(wire.calls.isEmpty)
  }

  @Test func aPropertyListIsDecoded() throws {
    let body = try PropertyListEncoder().encode(["Ada": 36])
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: [String: Int].self,
      decoder: PropertyListDecoder(), client: wire.client)
    content.load()
    wire.calls[0].answer(RemoteResponse(body: body))
    #expect(content.loadingState.value == ["Ada": 36])
  }
}
