/// A transformation that consists of closures, for operators without a transformation type.
@usableFromInline
struct Rule<Input, UpstreamFailure: Error, Output, Failure: Error, State>: Transformation {
  @usableFromInline let name: String
  @usableFromInline let discipline: Discipline
  @usableFromInline let handle: (Input, Memory<State>) throws(Failure) -> Step<Output, Failure>
  @usableFromInline let convert:
    (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>

  @inlinable
  init(
    name: String, discipline: Discipline,
    handle: @escaping (Input, Memory<State>) throws(Failure) -> Step<Output, Failure>,
    convert: @escaping (Subscribers.Completion<UpstreamFailure>) -> Subscribers.Completion<Failure>
  ) {
    (self.name, self.discipline, self.handle, self.convert) = (name, discipline, handle, convert)
  }

  @inlinable
  func receive(_ input: Input, _ memory: Memory<State>) -> Step<Output, Failure> {
    do { return try handle(input, memory) } catch { return .fail(error) }
  }

  @inlinable
  func completion(
    _ completion: Subscribers.Completion<UpstreamFailure>
  ) -> Subscribers.Completion<Failure> { convert(completion) }
}

extension Publisher {
  /// Attaches a subscriber to the results of a transformation whose closure can throw.
  @inlinable
  func relay<Downstream: Subscriber, State>(
    to downstream: Downstream, _ name: String, _ discipline: Discipline = .guarded, state: State,
    _ handle:
      @escaping (Output, Memory<State>) throws -> Step<Downstream.Input, any Error>
  ) where Downstream.Failure == any Error {
    let rule = Rule<Output, Failure, Downstream.Input, any Error, State>(
      name: name, discipline: discipline, handle: handle, convert: { $0.erased })
    receive(subscriber: Relay(rule, state, downstream))
  }

  /// Attaches a subscriber to the results of a transformation whose closure cannot throw.
  @inlinable @discardableResult
  func relay<Downstream: Subscriber, State>(
    to downstream: Downstream, _ name: String, _ discipline: Discipline = .guarded, state: State,
    _ handle: @escaping (Output, Memory<State>) -> Step<Downstream.Input, Failure>
  ) -> Relay<Rule<Output, Failure, Downstream.Input, Failure, State>, Downstream>
  where Downstream.Failure == Failure {
    let rule = Rule<Output, Failure, Downstream.Input, Failure, State>(
      name: name, discipline: discipline, handle: handle, convert: { $0 })
    let relay = Relay(rule, state, downstream)
    receive(subscriber: relay)
    return relay
  }
}
