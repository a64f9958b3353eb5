import PlatenContext

/// An asynchronous lock that admits one task at a time, in the order of arrival.
@MainActor
package final class AsyncMutex {
  private var isOccupied = false
  private var waiting = Queue<CheckedContinuation<Void, Never>>()

  package nonisolated init() {}

  package func enter() async {
    if isOccupied { return await withCheckedContinuation { waiting.append($0) } }
    isOccupied = true
  }

  package func leave() {
    if let next = waiting.popFirst() { next.resume() } else { isOccupied = false }
  }
}
