/// A value that a view owns, kept as long as the view's place in the tree.
///
/// It is lost when the place is: when another branch of an `if` is shown, when an `AnyView` shows
/// another type, when the value of `.id(_:)` or the id in a `ForEach` is another. Setting it
/// evaluates again the views that read it, unless the new value equals the old.
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

  /// A state that begins with a value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// A state that begins with a value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value now; outside of a view on screen the value that it begins with.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the state, for views that write it: `TextField("Name", text: $name)`.
  ///
  /// Making a binding is not reading: the views that read through it follow the state.
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

  /// The node keeps the state: a new view says nothing about it.
  package func isSame(as other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that begins with `nil`.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state lives: with its node.
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

  /// The value, without a note of who reads it.
  var unnoted: Value { current }

  public override var stateChange: StateChange? { .state(self, of: Value.self) }
}

extension StateBox: DependencyOwner {
  var dependency: Dependency { self }
}

extension Binding {
  /// A binding to what a box keeps.
  package init(_ box: StateBox<Value>) { self.init(BoxLocation(box: box)) }
}

private struct BoxLocation<Value>: Location {
  let box: StateBox<Value>

  func get() -> Value { box.value }
  func snapshot() -> Value { box.unnoted }
  func set(_ value: Value) { box.value = value }
  func isSame(as other: BoxLocation) -> Bool { box === other.box }
}
