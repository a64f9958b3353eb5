/// The subscriber of an operator that converts each value into exactly one output.
///
/// The downstream receives the subscription of the upstream directly.
@usableFromInline
final class Converter<Input, Failure: Error, Downstream: Subscriber>: Subscriber, SelfDescribing {
  @usableFromInline typealias Completion = Subscribers.Completion<Downstream.Failure>

  @usableFromInline let downstream: Downstream
  @usableFromInline let value: (Input) -> Downstream.Input
  @usableFromInline let completion: (Subscribers.Completion<Failure>) -> Completion
  /// The name of the converting operator in debugging output.
  @usableFromInline let description: String

  @inlinable
  init(
    _ downstream: Downstream, name: String, value: @escaping (Input) -> Downstream.Input,
    completion: @escaping (Subscribers.Completion<Failure>) -> Completion
  ) {
    self.downstream = downstream
    description = name
    (self.value, self.completion) = (value, completion)
  }

  @inlinable
  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  @inlinable func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(value(input)) }

  @inlinable
  func receive(completion: Subscribers.Completion<Failure>) {
    downstream.receive(completion: self.completion(completion))
  }

}
