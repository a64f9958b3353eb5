extension Publishers {
  /// A publisher that delivers the elements of a sequence as they are requested.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence of elements to deliver.
    public let sequence: Elements

    @inlinable public init(sequence: Elements) { self.sequence = sequence }

    @inlinable
    public func receive<S: Subscriber<Elements.Element, Failure>>(subscriber: S) {
      SequenceSubscription(sequence, .finished, subscriber).start()
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Sequence {
  /// A publisher that delivers the elements of this sequence as they are requested.
  @inlinable
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
