import PlatenContext
@_spi(Reflection) import Swift

/// The published properties of a model, with their values at a point in time.
///
/// A model announces a change without naming the changed property. A comparison of the values finds
/// the property.
struct PublishedProperties: Sendable {
  private let properties: [(name: String, hasChanged: @MainActor @Sendable () -> Bool)]

  /// Captures the published properties of a model.
  ///
  /// The initializer can run on any thread because it does not read other properties, which another
  /// thread might change.
  init(of model: AnyObject) {
    var properties: [(String, @MainActor @Sendable () -> Bool)] = []
    Self.forEach(of: model) { name, type, address in
      properties.append((name, type.changeSinceNow(at: address)))
    }
    self.properties = properties
  }

  /// Subscribes to the published properties of a model.
  ///
  /// - Parameter onChange: A closure that receives the name of each property that is set. The
  ///   closure runs on the thread that sets the property.
  static func follow(
    _ model: AnyObject, onChange: @escaping @Sendable (String) -> Void
  ) -> [AnyCancellable] {
    var subscriptions: [AnyCancellable] = []
    forEach(of: model) { name, type, address in
      subscriptions.append(type.changes(at: address) { onChange(name) })
    }
    return subscriptions
  }

  /// Calls a closure with the name, type, and address of each published property.
  private static func forEach(
    of model: AnyObject, _ body: (String, any PublishedProperty.Type, UnsafeRawPointer) -> Void
  ) {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(model).toOpaque())
    // The raw value of `classType`, which is a global variable that Swift 6 does not allow reading.
    let ofClass = _EachFieldOptions(rawValue: 1 << 0)
    _ = _forEachField(of: type(of: model), options: ofClass) { name, offset, type, _ in
      if let type = type as? any PublishedProperty.Type {
        body(String(String(cString: name).drop { $0 == "_" }), type, address + offset)
      }
      return true
    }
    withExtendedLifetime(model) {}
  }

  /// The name of the first property whose value has changed, if any.
  @MainActor
  var changed: String? { properties.first { $0.hasChanged() }?.name }
}

private protocol PublishedProperty {
  /// Returns a closure that compares the property's current value with its value at this call.
  ///
  /// The closure returns whether the two values differ.
  ///
  /// - Parameter address: The address of the property.
  static func changeSinceNow(at address: UnsafeRawPointer) -> @MainActor @Sendable () -> Bool

  /// Calls an action each time the property is set.
  ///
  /// - Parameter address: The address of the property.
  static func changes(
    at address: UnsafeRawPointer, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable
}

extension Published: PublishedProperty {
  fileprivate static func changeSinceNow(
    at address: UnsafeRawPointer
  ) -> @MainActor @Sendable () -> Bool {
    var copy = address.assumingMemoryBound(to: Self.self).pointee
    // The property's publisher synchronizes access to the value, and the values are only compared.
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
  /// The current value, which the publisher sends to each new subscriber immediately.
  fileprivate var value: Output? {
    var value: Output?
    first().sink { value = $0 }.cancel()
    return value
  }
}
