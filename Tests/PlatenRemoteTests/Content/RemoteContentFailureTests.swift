import Foundation
import Platen
import PlatenTestSupport
import Testing

/// What goes wrong with a content, and what the pictures and the lists are that it can hold.
@MainActor
@Suite struct RemoteContentFailureTests {
  private let wire = Wire()

  private func state(after answer: (Call) -> Void) -> RemoteContentLoadingState<[String: Int]> {
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: [String: Int].self,
      client: wire.client)
    content.load()
    answer(wire.calls[0])
    return content.loadingState
  }

  private func message(_ state: RemoteContentLoadingState<some Any>) -> String? {
    if case .failure(let error) = state { error.localizedDescription } else { nil }
  }

  @Test(arguments: [
    (404, "h answered 404: No such thing."), (500, "h answered 500: No such thing."),
    (304, "h answered 304: No such thing."),
  ])
  func aStatusOutside200To299IsAFailure(status: Int, expected: String) {
    let state = state { $0.answer(#"{"reason":"No such thing"}"#, status: status) }
    #expect(message(state) == expected)
  }

  @Test func anotherFormIsAFailureThatNamesTheField() {
    let state = state { $0.answer(#"{"a":"x"}"#) }
    #expect(message(state) == "h sent data in an unexpected format: a must be a number.")
  }

  @Test(arguments: ["", "{", "<html>", #"{"a":1"#]) func noJSONIsAFailure(body: String) {
    let message = message(state { $0.answer(body) })
    #expect(message?.hasPrefix("h sent data in an unexpected format: ") == true)
  }

  @Test func anErrorOfTheClientIsAFailure() {
    let state = state { $0.fail(.timedOut(after: .seconds(10))) }
    #expect(message(state) == "h did not answer within 10s.")
  }

  @Test func anEndWithoutAnAnswerIsAFailure() {
    #expect(
      message(state { $0.finish() })
        == "the connection to h ended before the answer was complete.")
  }

  @Test func aRequestThatCannotBeSentIsAFailureAtOnce() {
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "names"), type: Int.self, client: wire.client)
    content.load()
    #expect(
      message(content.loadingState)
        == "the request cannot be sent: «names» does not begin with http:// or https://.")
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

  @Test func aPictureIsShownByItsSize() {
    let picture = RemoteImage(
      request: RemoteRequest(.get, at: "http://h/ada.png"), client: wire.client)
    picture.load()
    wire.calls[0].answer(RemoteResponse(body: PNG.data([[[255, 0, 0, 255]]])))
    let session = Session(picture.loadingState.value)
    #expect(session.frame.lines.map(\.text) == ["[picture, 1×1]"])
    session.close()
  }

  @Test func whatIsNoPictureIsAFailure() {
    let picture = RemoteImage(
      request: RemoteRequest(.get, at: "http://h/ada.png"), client: wire.client)
    picture.load()
    wire.calls[0].answer("<html>")
    #expect(
      message(picture.loadingState)
        == "h sent data in an unexpected format: not a PNG or JPEG picture, but HTML.")
  }
}
