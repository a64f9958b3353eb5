extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    public typealias Failure = Never

    /// The object that contains the property; `nil` after the subscription ends.
    public var object: Root? { lock.withLock { root } }
    /// The key path of the property to assign.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let upstream = UpstreamSubscription()
    private let lock = Lock()
    // Accessed only under the lock.
    private var root: Root?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      root = object
      self.keyPath = keyPath
    }

    public final func receive(subscription: any Subscription) {
      if upstream.attach(subscription) { subscription.request(.unlimited) }
    }

    public final func receive(_ value: Input) -> Subscribers.Demand {
      if upstream.isActive { object?[keyPath: keyPath] = value }
      return .none
    }

    public final func receive(completion: Subscribers.Completion<Never>) {
      if upstream.end() != nil { release() }
    }

    public final func cancel() {
      guard let subscription = upstream.end() else { return }
      release()
      subscription.cancel()
    }

    /// Releases the object outside the lock, because its deinitializer can run arbitrary code.
    private func release() { _ = lock.withLock { root.take() } }

    public final var description: String { "Assign \(Root.self)." }
    public final var customMirror: Mirror {
      let children: [Mirror.Child] = [
        ("object", object as Any), ("keyPath", keyPath), ("status", upstream),
      ]
      return Mirror(self, children: children)
    }
    public final var playgroundDescription: Any { description }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object.
  ///
  /// The subscription ends when the returned cancellable is canceled or deallocated.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}
