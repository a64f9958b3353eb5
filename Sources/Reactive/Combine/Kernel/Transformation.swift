/// A type that defines how an operator handles each value, with state that persists between values.
///
/// ``Relay`` handles all other signals, which are the same for every operator.
@usableFromInline
protocol Transformation {
  associatedtype Input
  associatedtype UpstreamFailure: Error
  associatedtype Output
  associatedtype Failure: Error
  /// The type of the state that persists between values.
  associatedtype State = Void

  /// The name of the transforming operator in debugging output.
  var name: String { get }

  /// The treatment of signals that arrive out of order.
  var discipline: Discipline { get }

  /// Returns the step that results from a value.
  ///
  /// A closure from the caller can send more values while it runs. Implementations therefore read
  /// the state before they call such a closure, and write the state afterward.
  func receive(_ input: Input, _ memory: Memory<State>) -> Step<Output, Failure>

  /// Converts a completion from the upstream into the completion for the downstream.
  func completion(
    _ completion: Subscribers.Completion<UpstreamFailure>
  ) -> Subscribers.Completion<Failure>
}

/// The result of handling a value.
@usableFromInline @frozen
enum Step<Output, Failure: Error> {
  /// Sends an output.
  case send(Output)
  /// Sends no output, and requests one more value instead.
  case skip
  /// Sends an output and then finishes.
  case sendLast(Output)
  /// Finishes without an output.
  case finish
  /// Fails with an error.
  case fail(Failure)
}

/// The treatment of signals that arrive before the subscription or after the connection ends.
@usableFromInline @frozen
enum Discipline {
  /// Forwards all signals without checks; the downstream receives the upstream's own subscription.
  case transparent
  /// Forwards values and ignores completions.
  case open
  /// Forwards signals that arrive before the subscription, and ignores signals after the end.
  case early
  /// Ignores all out-of-order signals.
  case guarded
  /// Traps before the subscription, and ignores signals after the end.
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

/// The upstream connection of an operator that stores state between values.
// The state needs no lock, because the upstream must send values one at a time. Rules read and
// write the state in single steps, so accesses never overlap.
@usableFromInline
class Memory<State>: UpstreamSubscription {
  @exclusivity(unchecked) @usableFromInline final var state: State

  @inlinable
  init(_ state: State) {
    self.state = state
    super.init()
  }
}
