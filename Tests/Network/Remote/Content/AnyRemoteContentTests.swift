import PlatenContext
import PlatenRemote
import Testing

import FoundationNetworking

@MainActor
@Suite struct AnyRemoteContentTests {
  private let handed = Wire()
  private let request = RemoteRequest(.get, at: "http://h/n")

  @Test func typeErasedContentForwardsToTheContent() {
    let content = DecodableRemoteContent(request: request, type: Int.self)
    let hidden = AnyRemoteContent(AnyRemoteContent(content))
    var changes = 0
    let subscription = hidden.objectWillChange.sink { changes += 1 }
    hidden.use(handed.client)
    hidden.load()
    handed.calls[0].send(1)
    #expect(hidden.loadingState.text == "in progress: 1 of ?")
    hidden.cancel()
    #expect(content.loadingState.text == "initial")
    #expect(changes == 3)
    withExtendedLifetime(subscription) {}
  }
}
