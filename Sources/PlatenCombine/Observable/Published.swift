/// A property wrapper that publishes the property's new value before it is stored.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline let storage: PublishedStorage<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  /// Creates the property with its first value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A publisher of the property's value, now and whenever it is set.
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

  /// The property as a publisher; setting it has no effect but that `assign(to:)` takes it `inout`.
  @inlinable public var projectedValue: Publisher {
    mutating get { Publisher(storage) }
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("unavailable to the compiler") }
    set { fatalError("unavailable to the compiler") }
  }

  /// The property of an object.
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
  /// Sets a published property to each value, for as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    subscribe(PublishedSubscriber(published.storage))
  }
}

/// The value of a published property, its subscribers, and the object's publisher of changes.
@usableFromInline
final class PublishedStorage<Value> {
  @usableFromInline let core: SubjectCore<Value, Never>
  /// Announces a change of the object that the property belongs to. Only touched under the lock.
  @exclusivity(unchecked) @usableFromInline var changes: ObservableObjectPublisher?

  init(_ value: Value) {
    core = SubjectCore(.currentValue, name: "PublishedSubject", latest: value)
  }

  // The core was made with a value, and keeps one from then on.
  @inlinable var value: Value { core.latest.unsafelyUnwrapped }

  /// Announces a change, sends the new value, and stores it then.
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

/// A subscriber that sets a published property, whose end cancels the subscription.
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
