import PlatenContext

/// The progress and the log of a job.
///
/// Its properties can be set on any thread.
public final class JobProgress: Sendable {
  private struct State {
    var fraction: Double?
    var status = ""
    var log: [String] = []
    var isAnnounced = false
  }

  /// The clock of the screen that shows the job; in tests, time is virtual.
  ///
  ///     try await job.clock.sleep(for: .seconds(2))
  public let clock: any Clock<Duration>
  private let state = Locked(State())
  private let onChange: @Sendable () -> Void

  /// - Parameter onChange: A closure that is called once for all changes until the progress is read.
  init(clock: any Clock<Duration>, onChange: @escaping @Sendable () -> Void) {
    (self.clock, self.onChange) = (clock, onChange)
  }

  /// The completed fraction of the job, from 0 to 1; `nil` if it is unknown.
  public var fraction: Double? {
    get { state.withLock { $0.fraction } }
    set { change { $0.fraction = newValue.map { min(max($0, 0), 1) } } }
  }

  /// The text after the name of the job.
  public var status: String {
    get { state.withLock { $0.status } }
    set { change { $0.status = newValue } }
  }

  /// Adds text to the log, which is shown if the job fails.
  public func log(_ text: String) { state.withLock { $0.log.append(text) } }

  var logged: [String] { state.withLock { $0.log } }

  private func change(_ change: (inout State) -> Void) {
    let isFirst = state.withLock { state in
      change(&state)
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
    if isFirst { onChange() }
  }

  /// Returns the current progress; the next change calls the closure again.
  func read() -> (fraction: Double?, status: String) {
    state.withLock { state in
      state.isAnnounced = false
      return (state.fraction, state.status)
    }
  }
}
