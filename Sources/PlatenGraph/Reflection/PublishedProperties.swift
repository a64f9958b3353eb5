import PlatenReactive
@_spi(Reflection) import Swift

/// The published properties of a model, with the values that they had at some moment.
///
/// A model tells that it will change, and not what; which property it was is found by comparing.
struct PublishedProperties: Sendable {
  private let properties: [(name: String, hasChanged: @MainActor @Sendable () -> Bool)]

  /// Can be made on any thread: looks at no other properties, which another thread may change.
  init(of model: AnyObject) {
    var properties: [(String, @MainActor @Sendable () -> Bool)] = []
    Self.forEach(of: model) { name, type, address in
      properties.append((name, type.changeSinceNow(at: address)))
    }
    self.properties = properties
  }

  /// Follows the published properties of a model.
  ///
  /// - Parameter onChange: Called with the name of a property when it is set, on the same thread.
  static func follow(
    _ model: AnyObject, onChange: @escaping @Sendable (String) -> Void
  ) -> [AnyCancellable] {
    var subscriptions: [AnyCancellable] = []
    forEach(of: model) { name, type, address in
      subscriptions.append(type.changes(at: address) { onChange(name) })
    }
    return subscriptions
  }

  /// Tells the name, the type and the place of each published property.
  private static func forEach(
    of model: AnyObject, _ body: (String, any PublishedProperty.Type, UnsafeRawPointer) -> Void
  ) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
    // The option's own name, `classType`, is a variable that Swift 6 lets nobody read.
    let ofClass = _EachFieldOptions(rawValue: 1 << 0)
    _ = _forEachField(of: type(of: model), options: ofClass) { name, offset, type, _ in
      if let type = type as? any PublishedProperty.Type {
        body(String(String(cString: name).drop { $0 == "_" }), type, address + offset)
      }
      return true
    }
    withExtendedLifetime(model) {}
  }

  /// The property whose value is another than it was, if there is one.
  @MainActor
  var changed: String? { properties.first { $0.hasChanged() }?.name }
}

private protocol PublishedProperty {
  /// A question that can be asked later: whether the value is another than it is now.
  ///
  /// - Parameter address: Where the property is.
  static func changeSinceNow(at address: UnsafeRawPointer) -> @MainActor @Sendable () -> Bool

  /// Calls an action each time that the property is set.
  ///
  /// - Parameter address: Where the property is.
  static func changes(
    at address: UnsafeRawPointer, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable
}

extension Published: PublishedProperty {
  fileprivate static func changeSinceNow(
    at address: UnsafeRawPointer
  ) -> @MainActor @Sendable () -> Bool {
    var copy = address.assumingMemoryBound(to: Self.self).pointee
    // A publisher of a property guards its value itself, and the values are only compared.
    nonisolated(unsafe) let publisher = copy.projectedValue
    nonisolated(unsafe) let old = publisher.value
    return { !Equality.areEqual(old, publisher.value) }
  }

  fileprivate static func changes(
    at address: UnsafeRawPointer, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    var copy = address.assumingMemoryBound(to: Self.self).pointee
    return copy.projectedValue.dropFirst().sink { _ in action() }
  }
}

extension Published.Publisher {
  /// The value at present, which is sent to each new subscriber at once.
  fileprivate var value: Output? {
    var value: Output?
    first().sink { value = $0 }.cancel()
    return value
  }
}
