/// When a request that failed is sent again.
///
///     RetrySchedule.delays(.seconds(3), .seconds(6))
///
/// Errors of the server, 500 to 599, are tried again; other errors would come again. A time that
/// the server asks for by `Retry-After` replaces the delay; if it is longer than
/// `longestRetryAfter`, the error is final at once.
public struct RetrySchedule: Sendable {
  /// The pauses before the second, the third and further attempts.
  public var delays: [Duration]
  /// The longest pause that a server can ask for. A minute by default.
  public var longestRetryAfter: Duration
  /// Whether an error can be gone at the next attempt.
  public var isTransient: @Sendable (RemoteError) -> Bool

  /// A schedule.
  public init(
    delays: [Duration], longestRetryAfter: Duration = .seconds(60),
    isTransient: @escaping @Sendable (RemoteError) -> Bool = \.isServerError
  ) {
    self.delays = delays
    self.longestRetryAfter = longestRetryAfter
    self.isTransient = isTransient
  }

  /// A schedule of some pauses, with everything else by default.
  public static func delays(_ delays: Duration...) -> RetrySchedule {
    RetrySchedule(delays: delays)
  }

  /// The pause after a failure, unless that is final.
  ///
  /// - Parameter attempt: 0 for the first.
  func pause(after error: RemoteError, attempt: Int) -> Duration? {
    guard attempt < delays.count, isTransient(error) else { return nil }
    guard case .status(let status) = error.kind, let asked = status.retryAfter else {
      return delays[attempt]
    }
    return asked <= longestRetryAfter ? asked : nil
  }
}

extension RemoteError {
  /// Whether the server answered that it is at fault: 500 to 599.
  public var isServerError: Bool {
    if case .status(let status) = kind { status.isServerError } else { false }
  }
}
