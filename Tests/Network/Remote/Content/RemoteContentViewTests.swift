import Foundation
import Platen
import PlatenTesting
import Testing

/// Tests of a content view from its appearance to its disappearance.
@MainActor
@Suite struct RemoteContentViewTests {
  private nonisolated static var slow: RemoteClient {
    RemoteClient { request in
      switch request.url.path.last {
      case "missing": .response(RemoteResponse(status: 404), after: .seconds(1))
      case let name?: .response(RemoteResponse(json: "\"\(name)!\""), after: .seconds(1))
      case nil: .never
      }
    }
  }

  private struct WordScreen: View {
    @State private var count = 0
    @State private var word = "one"
    @State private var isShown = true

    var body: some View {
      let content = DecodableRemoteContent(
        request: RemoteRequest(.get, at: "http://h", path: [word]), type: String.self)
      if isShown { RemoteContentView(remoteContent: content) { Text("\($0) \(count)") } }
      Button("Count") { count += 1 }
      Button("Other") { word = "two" }
      Button("Missing") { word = "missing" }
      Button("Toggle") { isShown.toggle() }
    }
  }

  /// The requested words, and the words whose requests were canceled.
  private final class Asked: Sendable {
    let names = Locked<[String]>([])
    let cancelled = Locked<[String]>([])

    var client: RemoteClient {
      RemoteClient { [self] request in
        let name = request.url.path.last ?? ""
        names.withLock { $0.append(name) }
        return slow.events(for: request)
          .handleEvents(receiveCancel: { [cancelled] in cancelled.withLock { $0.append(name) } })
          .eraseToAnyPublisher()
      }
    }
  }

  @Test func anActivityIndicatorIsShownUntilTheValueArrives() async {
    await expectTranscript(of: WordScreen().environment(\.remoteClient, Self.slow)) {
      """
        in progress…
        ( Count )
        ( Other )
        ( Missing )
        ( Toggle )
      > wait
      - in progress…
      + one! 0
      """
    }
  }

  @Test func contentCreatedInABodyIsLoadedOnce() async {
    let asked = Asked()
    await expectTranscript(of: WordScreen().environment(\.remoteClient, asked.client)) {
      """
      > press Count
      > wait
      - in progress…
      + one! 1
      > press Count
      - one! 1
      + one! 2
      """
    }
    #expect(asked.names.value == ["one"])
    #expect(asked.cancelled.value == [])
  }

  @Test func changingTheURLReplacesTheContent() async {
    let asked = Asked()
    await expectTranscript(of: WordScreen().environment(\.remoteClient, asked.client)) {
      """
      > press Other
      - in progress…
      + in progress…
      > wait
      - in progress…
      + two! 0
      > press Missing
      - two! 0
      + in progress…
      > wait
      - in progress…
      + h answered with the status 404.
      """
    }
    #expect(asked.names.value == ["one", "two", "missing"])
    #expect(asked.cancelled.value == ["one"])
  }

  @Test func contentIsCanceledOnDisappearanceAndLoadedOnReappearance() async {
    let asked = Asked()
    await expectTranscript(of: WordScreen().environment(\.remoteClient, asked.client)) {
      """
      > press Toggle
      - in progress…
      > advance 5s
      > press Toggle
      + in progress…
      > wait
      - in progress…
      + one! 0
      """
    }
    #expect(asked.names.value == ["one", "one"])
    #expect(asked.cancelled.value == ["one"])
  }

  @Test func theContentPassedToTheViewCanReload() async throws {
    let isBroken = Locked(true)
    let client = RemoteClient { _ in
      isBroken.value ? .failure(.interrupted) : .response(RemoteResponse(json: "1"))
    }
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: Int.self)
    let session = Session(
      RemoteContentView(remoteContent: content) { error, retry in
        Text(error.localizedDescription)
        Button("Retry", action: retry)
      } content: { number in
        Text("\(number)")
      }
      .environment(\.remoteClient, client), time: .virtual)
    #expect(session.frame.lines.map(\.text) == ["in progress…"])
    try await session.wait()
    #expect(
      session.frame.lines.map(\.text) == [
        "the connection to h closed during the response.", "( Retry )",
      ])
    isBroken.value = false
    try session.send(.press("Retry"))
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["in progress…"])
    try await session.wait()
    #expect(session.frame.lines.map(\.text) == ["1"])
    session.close()
  }
}
