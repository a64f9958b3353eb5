/// A property wrapper that stores a value for as long as its view keeps its identity.
///
/// The value is discarded when the view's identity ends: when an `if` shows another branch, when an
/// `AnyView` shows another type, or when the value of `.id(_:)` or the ID in a `ForEach` changes.
/// Setting the value reevaluates the views that read it, unless the new value equals the old one.
///
///     struct Counter: View {
///       @State private var count = 0
///
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
@propertyWrapper
public struct State<Value>: ManagedProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a state property from the wrapped property's initial value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state property with an initial value.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value, or the initial value if the view is not on the screen.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the state: `TextField("Name", text: $name)`.
  ///
  /// Creating a binding does not count as reading the state. Views that read the value through the
  /// binding depend on the state.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(box)
  }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    if let kept = storage as? StateBox<Value> {
      box = kept
    } else {
      let new = StateBox(initial)
      (box, storage) = (new, new)
    }
  }

  /// Returns `true`, because the node stores the state and a new view value does not change it.
  package func isSame(as other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property with an initial value of `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// The storage of a state property. The node of the view owns the storage.
@MainActor
package final class StateBox<Value>: Dependency {
  private var current: Value

  package init(_ value: Value) { current = value }

  var value: Value {
    get {
      read()
      return current
    }
    set {
      let isSame = Equality.areEqual(current, newValue)
      current = newValue
      if !isSame { changed(byProgram: "setting a @State of \(Value.self)") }
    }
  }

  /// The value, read without tracking a dependency.
  var unnoted: Value { current }

  public override var stateChange: StateChange? { .state(self, of: Value.self) }
}

extension StateBox: DependencyOwner {
  var dependency: Dependency { self }
}

extension Binding {
  /// Creates a binding to the value in a state box.
  package init(_ box: StateBox<Value>) { self.init(BoxLocation(box: box)) }
}

private struct BoxLocation<Value>: Location {
  let box: StateBox<Value>

  func get() -> Value { box.value }
  func snapshot() -> Value { box.unnoted }
  func set(_ value: Value) { box.value = value }
  func isSame(as other: BoxLocation) -> Bool { box === other.box }
}
