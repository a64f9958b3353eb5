/// A schedule for retrying failed requests.
///
///     RetrySchedule.delays(.seconds(3), .seconds(6))
///
/// By default, only requests that fail with a server error, 500 to 599, are retried, because other
/// errors would recur. A `Retry-After` field in the response overrides the delay. If the value of
/// the field exceeds `longestRetryAfter`, the request fails immediately.
public struct RetrySchedule: Sendable {
  /// The delays before the second attempt and each subsequent attempt.
  public var delays: [Duration]
  /// The longest delay that a server can request. The default is 60 seconds.
  public var longestRetryAfter: Duration
  /// A closure that returns whether an error is transient, which means that another attempt can
  /// succeed.
  public var isTransient: @Sendable (RemoteError) -> Bool

  /// Creates a schedule with delays and conditions for the next attempt.
  public init(
    delays: [Duration], longestRetryAfter: Duration = .seconds(60),
    isTransient: @escaping @Sendable (RemoteError) -> Bool = \.isServerError
  ) {
    self.delays = delays
    self.longestRetryAfter = longestRetryAfter
    self.isTransient = isTransient
  }

  /// Returns a schedule with the specified delays and default conditions.
  public static func delays(_ delays: Duration...) -> RetrySchedule {
    RetrySchedule(delays: delays)
  }

  /// Returns the delay before the next attempt, or `nil` if the error is final.
  ///
  /// - Parameter attempt: The number of the failed attempt, starting at 0.
  func pause(after error: RemoteError, attempt: Int) -> Duration? {
    guard attempt < delays.count, isTransient(error) else { return nil }
    guard case .status(let status) = error.kind, let asked = status.retryAfter else {
      return delays[attempt]
    }
    return asked <= longestRetryAfter ? asked : nil
  }
}

extension RemoteError {
  /// Whether the error is a response with a status of 500 to 599.
  public var isServerError: Bool {
    if case .status(let status) = kind { status.isServerError } else { false }
  }
}
