import Dispatch

/// Two turns of the main queue for each time: what a change and the frame that follows it take of
/// the main loop by themselves.
@MainActor
final class Turns: Workload {
  let memory = 0
  private var left = 0
  private var finish: () -> Void = {}

  func run(_ count: Int, then finish: @escaping () -> Void) {
    left = 2 * count
    self.finish = finish
    queueNext()
  }

  private func queueNext() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
  }

  private func takeTurn() {
    left -= 1
    left > 0 ? queueNext() : finish()
  }
}
