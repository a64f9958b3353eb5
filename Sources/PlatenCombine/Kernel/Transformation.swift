/// What an operator does with each value: a rule, and a state that the rule may read and change.
///
/// The signals around the values, which are the same for all operators, are handled by
/// ``Relay``.
@usableFromInline
protocol Transformation {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Output
  associatedtype Failure: Error
  /// What is remembered from one value to the next.
  associatedtype State = Void

  /// What the operator is called in debugging output.
  var name: String { get }

  /// How signals are treated that come out of turn.
  var discipline: Discipline { get }

  /// Handles a value.
  ///
  /// Closures of users that are called here may send more values, so an implementation reads the
  /// state before it calls one and writes it after.
  func receive(_ input: Input, _ memory: Memory<State>) -> Step<Output, Failure>

  /// The downstream's completion for the upstream's.
  func completion(
    _ completion: Subscribers.Completion<UpstreamFailure>
  ) -> Subscribers.Completion<Failure>
}

/// What follows from a value.
@usableFromInline @frozen
enum Step<Output, Failure: Error> {
  /// An output.
  case send(Output)
  /// No output; the upstream may send one more value in its place.
  case skip
  /// An output, and then the end.
  case sendLast(Output)
  /// The end.
  case finish
  /// An error.
  case fail(Failure)
}

/// How an operator treats signals that come before its subscription or after its end.
@usableFromInline @frozen
enum Discipline {
  /// It passes them on: the downstream gets the upstream's own subscription, and nothing is checked.
  case transparent
  /// It passes values on, and ignores a completion.
  case open
  /// It passes them on before its subscription, and ignores them after its end.
  case early
  /// It ignores them.
  case guarded
  /// It traps before its subscription, and ignores them after its end.
  case strict
}

extension Transformation {
  @inlinable var discipline: Discipline { .guarded }
}

extension Transformation where Failure == UpstreamFailure {
  @inlinable
  func completion(
    _ completion: Subscribers.Completion<UpstreamFailure>
  ) -> Subscribers.Completion<Failure> { completion }
}

/// The connection of an operator that remembers something from one value to the next.
// Values come one at a time, which is the upstream's duty, so the state needs no lock.  Rules read
// and write it in single steps, so no access can overlap another.
@usableFromInline
class Memory<State>: UpstreamSubscription {
  @exclusivity(unchecked) @usableFromInline final var state: State

  @inlinable
  init(_ state: State) {
    self.state = state
    super.init()
  }
}
