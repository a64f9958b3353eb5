import PlatenReactive

/// The published properties of a model, with the values that they had at some moment.
///
/// A model tells that it will change, and not what; which property it was is found by comparing.
struct PublishedProperties: Sendable {
  private let properties: [(name: String, hasChanged: @MainActor @Sendable () -> Bool)]

  /// Can be made on any thread.
  init(of model: AnyObject) {
    let mirrors = sequence(first: Mirror(reflecting: model), next: \.superclassMirror)
    properties = mirrors.flatMap(\.children).compactMap { label, value in
      (value as? any PublishedProperty).map { property in
        (String((label ?? "").drop { $0 == "_" }), property.changeSinceNow())
      }
    }
  }

  /// The property whose value is another than it was, if there is one.
  @MainActor
  var changed: String? { properties.first { $0.hasChanged() }?.name }
}

private protocol PublishedProperty {
  /// A question that can be asked later: whether the value is another than it is now.
  func changeSinceNow() -> @MainActor @Sendable () -> Bool
}

extension Published: PublishedProperty {
  fileprivate func changeSinceNow() -> @MainActor @Sendable () -> Bool {
    var copy = self
    // A publisher of a property guards its value itself, and the values are only compared.
    nonisolated(unsafe) let publisher = copy.projectedValue
    nonisolated(unsafe) let old = publisher.value
    return { !Equality.areEqual(old, publisher.value) }
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
