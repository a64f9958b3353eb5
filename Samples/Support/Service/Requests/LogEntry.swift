extension SampleService {
  /// One request that the service got.
  public struct LogEntry: Sendable, Equatable {
    /// Its place among all requests since the start or the last reset, from 1.
    public let number: Int
    /// Its method and target as they were received, with dots for a key and a sign for what could
    /// act on a terminal; cut to 200 cells.
    public let request: String
    /// The status that it was answered with, or else the fault.
    public let outcome: String
  }
}
