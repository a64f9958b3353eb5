/// Lets one in at a time; others wait in the order in which they came.
@MainActor
final class AsyncMutex {
  private var isOccupied = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  nonisolated init() {}

  func enter() async {
    if isOccupied { return await withCheckedContinuation { waiting.append($0) } }
    isOccupied = true
  }

  func leave() {
    if waiting.isEmpty { isOccupied = false } else { waiting.removeFirst().resume() }
  }
}
