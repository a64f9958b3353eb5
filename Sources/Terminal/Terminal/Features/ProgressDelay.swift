import Dispatch

extension DispatchQueue.SchedulerTimeType.Stride {
  /// The time for which work lasts before a terminal shows that it is in progress. Most work ends
  /// earlier.
  package static let beforeProgress = Self.milliseconds(300)
}
