import FormSample
import Platen

/// A number of sessions of the form, in one of which a field changes.
@MainActor
final class Sessions: Workload {
  private let sessions: [Session]

  init(_ count: Int) {
    Self.warmUp()
    let (sessions, memory) = Memory.taken {
      (0..<count).map { _ in Session(FormScreen()) }
    }
    self.sessions = sessions
    super.init(memory: memory)
    sessions[0].onFrame = { [unowned self] in goOn() }
  }

  /// Allocates the memory that a process needs only once, such as type metadata.
  private static func warmUp() {
    for _ in 0..<10 { Session(FormScreen()).close() }
  }

  override func doOnce(_ number: Int) {
    do {
      try sessions[0].send(.set("value1", to: number.isMultiple(of: 2) ? "Ada" : "Eve"))
    } catch {
      fatalError("\(error)")
    }
  }
}
