import Platen
import PlatenTestSupport
import Testing

@MainActor
@Suite struct RemoteContentLaws {
  /// Responses arrive in any order, and canceled requests continue to send.
  @Test(arguments: Seeds.first(200))
  func aLaterLoadNeverShowsAnOlderResponse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let wire = Wire()
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: Int.self, client: wire.client)
    var shown: [Int] = []
    let subscription = content.$loadingState.compactMap(\.value).sink { shown.append($0) }
    for _ in 0..<50 {
      let calls = wire.calls
      switch Int.random(in: 0..<4, using: &random) {
      case 0: content.load()
      case 1: content.cancel()
      default:
        guard let index = calls.indices.randomElement(using: &random) else { continue }
        let before = (shown.count, content.loadingState.isInProgress)
        if Bool.random(using: &random) {
          calls[index].answer("\(index)")
        } else {
          calls[index].send(index)
        }
        // Only the latest call can change the content, and only while its response is pending.
        if index != calls.count - 1 || !before.1 { #expect(shown.count == before.0) }
      }
    }
    #expect(shown == shown.sorted())
    #expect(Set(shown).count == shown.count)
    withExtendedLifetime(subscription) {}
  }

  /// The screens are closed at different times.
  @Test func aThousandClosedScreensLeaveNoRequests() async {
    let (begun, running) = (Locked(0), Locked(0))
    var contents: [Weak] = []
    for round in 0..<1_000 {
      let session = Session(
        Screen { contents.append(Weak($0)) }
          .environment(\.remoteClient, Self.counting(begun, running)), time: .virtual)
      if round % 4 > 0 { await session.advance(by: .milliseconds(round % 4 * 500)) }
      session.close()
      #expect(session.pending == [])
      #expect(running.value == 0)
    }
    #expect(begun.value == 2_000)
    #expect(contents.count == 2_000)
    #expect(contents.allSatisfy { $0.object == nil })
  }

  /// Returns a client that counts the requests below its timeout: one is answered after a second,
  /// the other never.
  private static func counting(_ begun: Locked<Int>, _ running: Locked<Int>) -> RemoteClient {
    let answers = RemoteClient { request in
      request.url.path == ["never"]
        ? .never : .response(RemoteResponse(json: "1"), after: .seconds(1))
    }
    return RemoteClient { request in
      let end = { running.withLock { $0 -= 1 } }
      return answers.events(for: request)
        .handleEvents(
          receiveSubscription: { _ in
            begun.withLock { $0 += 1 }
            running.withLock { $0 += 1 }
          }, receiveCompletion: { _ in end() }, receiveCancel: end
        )
        .eraseToAnyPublisher()
    }
    .timingOut(after: .seconds(10))
  }

  private struct Screen: View {
    let onMake: (AnyObject) -> Void

    var body: some View {
      content("never")
      content("soon")
    }

    private func content(_ path: String) -> some View {
      let content = DecodableRemoteContent(
        request: RemoteRequest(.get, at: "http://h", path: [path]), type: Int.self)
      onMake(content)
      return RemoteContentView(remoteContent: content) { Text("\($0)") }
    }
  }
}
