import Dispatch

/// Work that is repeated in separate turns of the main queue, so that the main loop never waits.
@MainActor
class Workload {
  /// The memory of the workload's screens without their content, in bytes.
  let memory: Int
  /// The number of completed repetitions and the number at which to finish.
  private var (made, last) = (0, 0)
  private var finish: (() -> Void)?

  init(memory: Int) { self.memory = memory }

  /// Repeats the work `count` more times.
  final func run(_ count: Int, then finish: @escaping () -> Void) {
    last = made + count
    self.finish = finish
    doNext()
  }

  /// Starts one repetition, which calls ``goOn()`` when it is complete.
  ///
  /// - Parameter number: The number of repetitions including this one.
  func doOnce(_ number: Int) {}

  /// Starts the next repetition in a new turn, or finishes. Before the first repetition, it has no
  /// effect.
  final func goOn() {
    guard finish != nil else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.takeTurn() } }
  }

  private func takeTurn() {
    if made < last { return doNext() }
    finish?()
  }

  private func doNext() {
    made += 1
    doOnce(made)
  }
}
