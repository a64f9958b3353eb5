/// Lets one piece of work in at a time, in the order in which they came.
///
/// What models log goes to the session that acted last. Tests run in parallel, so sessions that
/// were open together would take each other's events.
@MainActor
final class Turnstile {
  static let shared = Turnstile()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func pass<Result>(_ work: @MainActor () async -> Result) async -> Result {
    if isTaken { await withCheckedContinuation { waiting.append($0) } }
    isTaken = true
    defer { leave() }
    return await work()
  }

  /// The next goes in, if any; nobody who comes now gets ahead of it.
  private func leave() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
