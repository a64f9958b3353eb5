extension Publisher {
  /// Publishes what comes from outside in the next moment of the session's clock, if there is one.
  package func arriving(_ label: WorkLabel) -> AnyPublisher<Output, Failure> {
    guard let clock = VirtualClock.current else { return eraseToAnyPublisher() }
    return receive(on: DeliveryScheduler { clock.scheduleArrival(label, Action($0)) })
      .eraseToAnyPublisher()
  }
}
