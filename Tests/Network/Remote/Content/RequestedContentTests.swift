import Foundation
import PlatenContext
import PlatenRemote
import Testing

/// Tests of content without a view.
@MainActor
@Suite struct RequestedContentTests {
  private let wire = Wire()

  private func number(
    at address: String = "http://h/n"
  ) -> DecodableRemoteContent<Int, JSONDecoder> {
    DecodableRemoteContent(
      request: RemoteRequest(.get, at: address), type: Int.self, client: wire.client)
  }

  @Test func loadingReportsProgressAndThenTheValue() {
    let content = number()
    var states: [String] = []
    let subscription = content.$loadingState.sink { states.append($0.text) }
    #expect(wire.calls.isEmpty)
    content.load()
    wire.calls[0].send(1, of: 2)
    wire.calls[0].send(2, of: 2)
    wire.calls[0].answer("42")
    #expect(
      states == [
        "initial", "in progress", "in progress: 1 of 2", "in progress: 2 of 2", "42",
      ])
    #expect(content.loadingState.value == 42)
    withExtendedLifetime(subscription) {}
  }

  @Test func anUnknownLengthHasNoFraction() {
    let content = number()
    content.load()
    wire.calls[0].send(7)
    #expect(content.loadingState.text == "in progress: 7 of ?")
  }

  @Test func contentIsNotLoadedTwiceConcurrently() {
    let content = number()
    content.load()
    content.load()
    wire.calls[0].send(1)
    content.load()
    #expect(wire.calls.count == 1)
    #expect(content.loadingState.text == "in progress: 1 of ?")
  }

  @Test func contentCanReloadAfterAValue() {
    let content = number()
    content.load()
    wire.calls[0].answer("1")
    content.load()
    #expect(content.loadingState.isInProgress)
    wire.calls[1].answer("2")
    #expect(content.loadingState.text == "2")
  }

  @Test func contentCanReloadAfterAFailure() {
    let content = number()
    content.load()
    wire.calls[0].fail(.interrupted)
    #expect(content.loadingState.text == "interrupted")
    content.load()
    wire.calls[1].answer("2")
    #expect(content.loadingState.text == "2")
  }

  @Test func cancelingStopsTheTransferAndResetsTheState() {
    let content = number()
    content.load()
    wire.calls[0].send(1)
    content.cancel()
    #expect(content.loadingState.text == "initial")
    #expect(wire.calls[0].isCancelled)
    wire.calls[0].send(2)
    wire.calls[0].answer("42")
    #expect(content.loadingState.text == "initial")
  }

  @Test(arguments: ["initial", "42", "interrupted"])
  func cancelingIdleContentChangesNothing(state: String) {
    let content = number()
    if state != "initial" { content.load() }
    if state == "42" { wire.calls[0].answer("42") }
    if state == "interrupted" { wire.calls[0].fail(.interrupted) }
    var changes = 0
    let subscription = content.objectWillChange.sink { changes += 1 }
    content.cancel()
    #expect(content.loadingState.text == state)
    #expect(changes == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func releasingContentCancelsItsTransfer() {
    var content: DecodableRemoteContent<Int, JSONDecoder>? = number()
    content?.load()
    #expect(!wire.calls[0].isCancelled)
    content = nil
    #expect(wire.calls[0].isCancelled)
  }

  @Test func aSubscriberCanCancelOnProgress() {
    let content = number()
    let subscription = content.$loadingState.sink { state in
      if case .inProgress(_?) = state { content.cancel() }
    }
    content.load()
    wire.calls[0].send(1)
    #expect(content.loadingState.text == "initial")
    content.load()
    #expect(wire.calls.count == 2)
    withExtendedLifetime(subscription) {}
  }

  @Test func aSubscriberCanReloadOnFailure() {
    let content = number()
    let subscription = content.$loadingState.sink { state in
      if case .failure = state { content.load() }
    }
    content.load()
    wire.calls[0].fail(.interrupted)
    #expect(content.loadingState.text == "in progress")
    wire.calls[1].answer("42")
    #expect(content.loadingState.text == "42")
    withExtendedLifetime(subscription) {}
  }

  @Test func anImmediateResponseReplacesThePreviousFailure() {
    let asked = Locked(0)
    let client = RemoteClient { _ in
      let isFirst = asked.withLock { asked in
        asked += 1
        return asked == 1
      }
      return isFirst
        ? Fail(error: RemoteError(.interrupted)).eraseToAnyPublisher()
        : Just(.response(RemoteResponse(json: "42"))).setFailureType(to: RemoteError.self)
          .eraseToAnyPublisher()
    }
    let content = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://h/n"), type: Int.self, client: client)
    let subscription = content.$loadingState.sink { state in
      if case .failure = state { content.load() }
    }
    content.load()
    #expect(content.loadingState.text == "42")
    withExtendedLifetime(subscription) {}
  }
}
