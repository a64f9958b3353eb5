/// Who is at work: whose log takes events, whose clock counts time, who records pipelines, and what
/// stands for the outside.
///
/// Bound while a session works, and so in the tasks that are started then.
package struct Surroundings: Sendable {
  @TaskLocal package static var current = Surroundings()

  package let log: Log.Receiver?
  package let clock: VirtualClock?
  package let marbles: MarbleRecorder?
  package let outside: (any Outside)?

  package init(
    log: Log.Receiver? = nil, clock: VirtualClock? = nil, marbles: MarbleRecorder? = nil,
    outside: (any Outside)? = nil
  ) {
    self.log = log
    self.clock = clock
    self.marbles = marbles
    self.outside = outside
  }

  /// Runs work in these surroundings.
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: work)
  }
}
