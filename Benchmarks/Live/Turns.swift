import Dispatch

/// Two turns of the main queue for each time: what a change and the frame that follows it take of
/// the main loop by themselves.
@MainActor
final class Turns: Workload {
  init() { super.init(memory: 0) }

  override func doOnce(_ number: Int) {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } }
  }
}
