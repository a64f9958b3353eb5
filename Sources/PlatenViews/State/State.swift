/// A value that a view owns, kept as long as the view's place in the tree.
///
/// Setting it evaluates again the views that read it, unless the new value equals the old.
///
///     struct Counter: View {
///       @State private var count = 0
///
///       var body: some View {
///         Button("\(count)") { count += 1 }
///       }
///     }
@propertyWrapper
public struct State<Value>: LinkedProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }

  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(BoxLocation(box: box))
  }

  mutating func link(to node: Node, storage: inout AnyObject?) {
    if let kept = storage as? StateBox<Value> {
      box = kept
    } else {
      let new = StateBox(initial, in: node.graph)
      (box, storage) = (new, new)
    }
  }

  /// The node keeps the state: a new view says nothing about it.
  func isSame(as other: State) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// Where a state lives: with its node.
@MainActor
final class StateBox<Value>: Source {
  private var current: Value
  private weak var graph: Graph?

  init(_ value: Value, in graph: Graph) {
    current = value
    self.graph = graph
  }

  var value: Value {
    get {
      read()
      return current
    }
    set {
      if Equality.areEqual(current, newValue) { return }
      graph?.warnIfEvaluating("Modifying state during view update: @State of \(Value.self)")
      current = newValue
      changed()
    }
  }
}

private struct BoxLocation<Value>: Location {
  let box: StateBox<Value>

  func get() -> Value { box.value }
  func set(_ value: Value) { box.value = value }
  func isSame(as other: BoxLocation) -> Bool { box === other.box }
}
