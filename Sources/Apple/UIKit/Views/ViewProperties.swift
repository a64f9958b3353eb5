import PlatenContext

// The wrappers are public, because properties with an internal wrapper cannot be open.

/// A property of a view that its drawing depends on. Another value draws the view again.
@propertyWrapper
public struct _Drawn<Value: Equatable> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }

  @available(*, unavailable, message: "only a property of a view can be drawn")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  @MainActor
  public static subscript<View: UIView>(
    _enclosingInstance view: View, wrapped _: ReferenceWritableKeyPath<View, Value>,
    storage storage: ReferenceWritableKeyPath<View, _Drawn>
  ) -> Value {
    get { view[keyPath: storage].value }
    set {
      let old = view[keyPath: storage].value
      view[keyPath: storage].value = newValue
      if newValue != old { view.setNeedsDisplay() }
    }
  }
}

/// A property of a view that a terminal does not show. Setting it is logged.
@propertyWrapper
public struct _NotDrawn<Value> {
  private var value: Value
  /// The full name of the property, such as `UIView.backgroundColor`.
  private let name: String

  public init(wrappedValue: Value, _ name: String) { (value, self.name) = (wrappedValue, name) }

  public var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      Log.notDrawn(name)
    }
  }
}

extension Log {
  /// Logs that a terminal does not show a property, such as `UIView.isOpaque`.
  static func notDrawn(_ name: String) {
    noEffect(of: name, because: "a terminal does not show it")
  }
}
