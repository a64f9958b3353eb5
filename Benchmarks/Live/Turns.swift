import Dispatch

/// Two turns of the main queue per repetition: the main loop's share of the cost of a change and
/// its frame.
@MainActor
final class Turns: Workload {
  init() { super.init(memory: 0) }

  override func doOnce(_ number: Int) {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } }
  }
}
