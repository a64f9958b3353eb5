import Foundation

/// A limit on the amount of work at the same time.
///
/// A program at a terminal changes its screen after a while, whether the test has looked at it or not.
/// Too many at once get so little of the processors that a test looks too late.
actor Seats {
  /// The seats of terminal emulators.
  static let emulators = Seats(2 * ProcessInfo.processInfo.activeProcessorCount)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  /// Performs work as soon as a seat is free.
  nonisolated func occupy(_ work: () async throws -> Void) async rethrows {
    await take()
    do {
      try await work()
    } catch {
      await leave()
      throw error
    }
    await leave()
  }

  private func take() async {
    if free == 0 { return await withCheckedContinuation { waiting.append($0) } }
    free -= 1
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
