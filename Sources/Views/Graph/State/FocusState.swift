/// A property wrapper that reads and sets the focused control.
///
///     struct LogInScreen: View {
///       @FocusState private var focus: Field?
///       @State private var name = ""
///       enum Field { case name, password }
///
///       var body: some View {
///         TextField("Name", text: $name).focused($focus, equals: .name)
///         Button("Log in") { if name.isEmpty { focus = .name } }
///       }
///     }
///
/// The session owns the focus. Setting the property moves the focus. When the user moves the focus,
/// the property changes.
@propertyWrapper
public struct FocusState<Value: Hashable>: ManagedProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  /// Creates a Boolean focus state that is initially `false`.
  public init() where Value == Bool { initial = false }

  /// Creates an optional focus state that is initially `nil`.
  public init<T>() where Value == T? { initial = nil }

  /// The value that identifies the focused control. Setting the value moves the focus.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding that associates controls with the focus state: `.focused($focus, equals: .name)`.
  public var projectedValue: Binding { Binding(box: box, initial: initial) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    if let kept = storage as? FocusBox<Value> {
      box = kept
    } else {
      let new = FocusBox(initial, in: node.graph)
      (box, storage) = (new, new)
    }
  }

  package func isSame(as other: FocusState) -> Bool { true }

  /// A binding to a focus state.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    fileprivate let box: FocusBox<Value>?
    fileprivate let initial: Value

    /// The value of the bound focus state. Setting the value moves the focus.
    public var wrappedValue: Value {
      get { box?.value ?? initial }
      nonmutating set { box?.value = newValue }
    }

    /// The identity of the focus state, which is empty for a view that is not on the screen.
    package var id: FocusStateID { FocusStateID(state: box.map(ObjectIdentifier.init)) }

    /// The focus binding itself, which a view can pass to its child views.
    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding: SelfComparing {
  package func isSame(as other: Self) -> Bool { box === other.box }
}

/// The identity of a focus state.
package struct FocusStateID: Hashable, Sendable {
  fileprivate let state: ObjectIdentifier?
}

/// The storage of a focus state. The node of the view owns the storage.
@MainActor
private final class FocusBox<Value: Hashable> {
  private let state: StateBox<Value>
  private weak var graph: Graph?

  init(_ value: Value, in graph: Graph) {
    state = StateBox(value)
    self.graph = graph
  }

  /// The current value. Setting the value requests the focus.
  var value: Value {
    get { state.value }
    set {
      if newValue == state.unnoted { return }
      state.value = newValue
      graph?.requestFocus(by: FocusStateID(state: ObjectIdentifier(self)))
    }
  }
}

extension FocusBox: DependencyOwner {
  var dependency: Dependency { state }
}
