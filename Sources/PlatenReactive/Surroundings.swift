/// Who is at work: whose log takes events, whose clock counts time, and who records pipelines.
///
/// Bound while a session works, and so in the tasks that are started then.
package struct Surroundings: Sendable {
  @TaskLocal package static var current = Surroundings()

  package let log: Log.Receiver?
  package let clock: VirtualClock?
  package let marbles: MarbleRecorder?

  package init(
    log: Log.Receiver? = nil, clock: VirtualClock? = nil, marbles: MarbleRecorder? = nil
  ) {
    self.log = log
    self.clock = clock
    self.marbles = marbles
  }

  /// Runs work in these surroundings.
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: work)
  }
}
