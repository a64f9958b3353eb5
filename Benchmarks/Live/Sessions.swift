import Dispatch
import FormSample
import Platen

/// So many sessions of the form, in one of which a field changes.
@MainActor
final class Sessions: Workload {
  let memory: Int
  private let sessions: [Session]
  private var left = 0
  private var finish: () -> Void = {}

  init(_ count: Int) {
    Self.warmUp()
    (sessions, memory) = Memory.taken {
      (0..<count).map { _ in Session(FormScreen()) }
    }
    sessions[0].onFrame = { [unowned self] in takeFrame() }
  }

  /// What the first screen of a process takes for all, such as its types' descriptions.
  private static func warmUp() {
    for _ in 0..<10 { Session(FormScreen()).close() }
  }

  func run(_ count: Int, then finish: @escaping () -> Void) {
    left = count
    self.finish = finish
    changeNext()
  }

  private func changeNext() {
    do {
      try sessions[0].send(.set("value1", to: left.isMultiple(of: 2) ? "Ada" : "Eve"))
    } catch {
      fatalError("\(error)")
    }
  }

  private func takeFrame() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.goOn() } }
  }

  private func goOn() {
    left -= 1
    left > 0 ? changeNext() : finish()
  }
}
