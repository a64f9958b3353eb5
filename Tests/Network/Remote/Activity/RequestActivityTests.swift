import Dispatch
import Platen
import PlatenTesting
import Testing

@MainActor
@Suite struct RequestActivityTests {
  private let wire = Wire()
  private let activity = RequestActivity()

  private func ask() -> AnyCancellable {
    wire.client.counting(in: activity).events(for: RemoteRequest(.get, at: "http://h/n"))
      .sink { _ in
      } receiveValue: { _ in
      }
  }

  @Test func aRequestIsActiveUntilItEnds() {
    let (first, second, third) = (ask(), ask(), ask())
    #expect(activity.count == 3)
    wire.calls[0].answer("1")
    #expect(activity.count == 2)
    wire.calls[1].fail(.interrupted)
    #expect(activity.count == 1)
    #expect(activity.isActive)
    third.cancel()
    #expect(activity.count == 0)
    #expect(!activity.isActive)
    withExtendedLifetime((first, second)) {}
  }

  @Test func theEndOfARequestIsCountedOnce() {
    let requests = [ask(), ask()]
    wire.calls[0].answer("1")
    wire.calls[0].finish()
    wire.calls[0].fail(.interrupted)
    requests[0].cancel()
    #expect(activity.count == 1)
    withExtendedLifetime(requests) {}
  }

  @Test func aPublisherWithoutSubscribersIsNotARequest() {
    _ = wire.client.counting(in: activity).events(for: RemoteRequest(.get, at: "http://h/n"))
    #expect(activity.count == 0)
  }

  @Test func theEndOfARequestIsNeverCountedBeforeItsStart() {
    var counts: [Int] = []
    let subscription = activity.$count.sink { counts.append($0) }
    let client = wire.client.counting(in: activity)
    let isAsked = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      let listener = Listener()
      client.events(for: RemoteRequest(.get, at: "http://h/n")).subscribe(listener)
      listener.subscription?.request(.unlimited)
      isAsked.signal()
    }
    isAsked.wait()
    wire.calls[0].answer("1")
    #expect(counts == [0])
    withExtendedLifetime(subscription) {}
  }

  @Test func requestsFromManyThreadsAreCounted() async {
    let asked = Locked(0)
    let client = RemoteClient(on: .init(DispatchQueue.global())) { _ in
      asked.withLock { $0 += 1 }
      return .response(RemoteResponse())
    }
    .counting(in: activity)
    var counts: [Int] = []
    let subscription = activity.$count.sink { counts.append($0) }
    await withTaskGroup { group in
      for _ in 0..<200 {
        group.addTask {
          let request = RemoteRequest(.get, at: "http://h/n")
          let task = Task { try await client.response(for: request) }
          if Bool.random() { task.cancel() }
          _ = await task.result
        }
      }
    }
    for _ in 0..<2 { await MainQueue.hop() }
    #expect(activity.count == 0)
    #expect(counts.allSatisfy { $0 >= 0 })
    #expect(asked.value > 0)
    withExtendedLifetime(subscription) {}
  }
}
