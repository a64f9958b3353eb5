import Foundation
import Platen
import PlatenContext
import Testing

/// Tests that no session receives events from outside: tests run in parallel.
@Suite @MainActor struct StrayEventTests {
  @Test func anEventFromAThreadOutsideSessionsIsNotInASessionLog() async {
    let session = Session(Text("a"))
    let text = "stray \(UUID())"
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        Log.event(text)
        continuation.resume()
      }
    }
    #expect(Log.takeStray().entries.map(\.text).contains(text))
    await session.settle()
    #expect(session.log.lines == [])
  }

  @Test func aSubscriberOfAValuePublisherLogsToItsSession() throws {
    let session = Session(TextField("Name", text: .constant("Ada")))
    session.publisher(for: "Name").sink { Log.event("name is \($0)") }
      .store(in: &session.cancellables)
    #expect(session.log.lines == ["name is Ada"])
  }
}
