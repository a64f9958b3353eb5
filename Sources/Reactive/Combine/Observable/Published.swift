/// A property wrapper that publishes each new value just before the property changes.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Creates a published property with an initial value that the property wrapper syntax provides.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates a published property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A publisher that emits the current value of a property, and then each new value.
  public struct Publisher: PlatenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    @usableFromInline let storage: PublishedStorage<Value>

    @inlinable init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    @inlinable
    public func receive<S: Subscriber<Value, Never>>(subscriber: S) {
      storage.core.add(subscriber, to: storage)
    }
  }

  /// The publisher of the property.
  ///
  /// The setter does nothing. It exists because `assign(to:)` requires an `inout` argument.
  @inlinable public var projectedValue: Publisher {
    mutating get { Publisher(storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("this getter is unavailable and must not be called") }
    set { fatalError("this setter is unavailable and must not be called") }
  }

  /// The value of the wrapped property, accessed through the object that contains it.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property.
  ///
  /// The subscription ends when the property is deallocated.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// The storage of a published property: its value, its subscribers, and the publisher that
/// announces changes to its object.
@usableFromInline
final class PublishedStorage<Value> {
  @usableFromInline let core: SubjectCore<Value, Never>
  /// The publisher that announces changes to the enclosing object. Accessed only under the lock.
  @exclusivity(unchecked) @usableFromInline var changes: ObservableObjectPublisher?

  init(_ value: Value) {
    core = SubjectCore(.currentValue, name: "PublishedSubject", latest: value)
  }

  // Never `nil`: the core is created with a value, and that value can only be replaced.
  @inlinable var value: Value { core.latest.unsafelyUnwrapped }

  /// Announces a change, sends the new value to the subscribers, and then stores it.
  @inlinable
  func set(_ value: Value) {
    core.lock.lock()
    let (changes, entries) = (changes, core.entries)
    core.lock.unlock()
    changes?.send()
    entries.offer(value)
    core.replace(value)
  }
}

/// A subscriber that assigns each value to a published property.
///
/// The property's storage owns the subscription and cancels it on deallocation.
private final class PublishedSubscriber<Value>: Subscriber {
  typealias Input = Value
  typealias Failure = Never

  private weak var storage: PublishedStorage<Value>?

  init(_ storage: PublishedStorage<Value>) { self.storage = storage }

  func receive(subscription: any Subscription) { storage?.core.add(upstream: subscription) }

  func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
