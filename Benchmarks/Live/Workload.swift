import Dispatch

/// What can be done many times, each time in a turn of its own: the main loop never waits.
@MainActor
class Workload {
  /// Bytes that its screens took, without what they show.
  let memory: Int
  /// How many times it was done, and is to be done.
  private var (made, last) = (0, 0)
  private var finish: (() -> Void)?

  init(memory: Int) { self.memory = memory }

  /// Does it so many times more.
  final func run(_ count: Int, then finish: @escaping () -> Void) {
    last = made + count
    self.finish = finish
    doNext()
  }

  /// Does it once, of which sooner or later ``goOn()`` tells that it is done.
  ///
  /// - Parameter number: How many times it is done with this one.
  func doOnce(_ number: Int) {}

  /// Does it again in the next turn, or finishes; before the first time, nothing.
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
