extension SampleService {
  /// A request in the log of the service.
  public struct LogEntry: Sendable, Equatable {
    /// The number of the request since the start or the last reset, counted from 1.
    public let number: Int
    /// The method and the target as received, truncated to 200 cells.
    ///
    /// API keys are replaced with dots, and control characters with symbols.
    public let request: String
    /// The status of the response, or the fault.
    public let outcome: String
  }
}
