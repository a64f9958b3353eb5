extension Publisher where Output: Sendable {
  /// Handles values and the completion on the main actor, whatever thread they come from.
  ///
  /// Unlike `receive(on:)` followed by `sink`, it needs no scheduler, and what comes on the main
  /// actor with nothing before it is handled at once.
  ///
  /// - Order: that in which the values came.
  /// - Cancellation: nothing more is handled once `cancel()` has returned on the main actor.
  /// - Complexity: constant for each value; values that come from elsewhere before the main queue
  ///   gets to them share one hop.
  public func sinkOnMainActor(
    receiveCompletion: @escaping @MainActor (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping @MainActor (Output) -> Void
  ) -> AnyCancellable {
    let sink = MainActorSink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Output: Sendable, Failure == Never {
  /// Handles values on the main actor, whatever thread they come from.
  ///
  ///     downloads.sinkOnMainActor { model.pictures.append($0) }
  ///
  /// - Order: that in which the values came; at once on the main actor with nothing before it.
  /// - Cancellation: nothing more is handled once `cancel()` has returned on the main actor.
  public func sinkOnMainActor(
    receiveValue: @escaping @MainActor (Output) -> Void
  ) -> AnyCancellable {
    sinkOnMainActor(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
