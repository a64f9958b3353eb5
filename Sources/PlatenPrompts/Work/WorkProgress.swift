import PlatenReactive

/// The progress of work that a command shows while it runs.
///
/// Its properties can be set on any thread.
public final class WorkProgress: Sendable {
  private struct State {
    var fraction: Double?
    var status = ""
    var isAnnounced = false
  }

  private let state = Locked(State())
  private let onChange: @Sendable () -> Void

  /// - Parameter onChange: A closure that is called once for all changes until the state is read.
  init(onChange: @escaping @Sendable () -> Void) { self.onChange = onChange }

  /// The completed fraction, from 0 to 1; `nil` if it is unknown.
  public var fraction: Double? {
    get { state.withLock { $0.fraction } }
    set { change { $0.fraction = newValue.map { min(max($0, 0), 1) } } }
  }

  /// The text after the label.
  public var status: String {
    get { state.withLock { $0.status } }
    set { change { $0.status = newValue } }
  }

  private func change(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      change(&state)
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isFirst { onChange() }
  }

  /// Returns the current state; the next change calls the closure again.
  func read() -> (fraction: Double?, status: String) {
    state.withLock { state in
      state.isAnnounced = false
      return (state.fraction, state.status)
    }
  }
}
