import PlatenReactive

/// The way of what comes from a network into the session for which it was asked.
///
/// The session waits for it, and takes it on the main queue in the next moment of its clock, so
/// that no command sees it arrive in its midst. Without a session it is taken at once.
struct Arrivals: Sendable {
  private let clock = Surroundings.current.clock
  private let label: Label
  private let awaited: Awaited?

  /// Things of some name that the session at work here waits for.
  init(_ name: String) {
    let label = Label(name)
    self.label = label
    awaited = clock.map { Awaited(label, by: $0) }
  }

  func arrive(_ work: @escaping @Sendable () -> Void) {
    guard let clock else { return work() }
    _ = clock.scheduleArrival(label, Action(work))
  }

  /// Tells that nothing more will come.
  func end() { awaited?.end() }
}
