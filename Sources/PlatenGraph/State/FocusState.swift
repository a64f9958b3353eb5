/// Which control has the focus: whether one does, or which of several.
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
/// The focus is the session's: it goes where the program puts it, and this tells where a user has.
@propertyWrapper
public struct FocusState<Value: Hashable>: ManagedProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  /// Whether a control has the focus; none at first.
  public init() where Value == Bool { initial = false }

  /// Which of several controls has the focus; none at first.
  public init<T>() where Value == T? { initial = nil }

  /// What has the focus now; setting it moves the focus.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// What controls are tied to it by: `.focused($focus, equals: .name)`.
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

  /// What ties controls to a focus state.
  @MainActor @preconcurrency
  @propertyWrapper
  public struct Binding {
    fileprivate let box: FocusBox<Value>?
    fileprivate let initial: Value

    /// What has the focus now; setting it moves the focus.
    public var wrappedValue: Value {
      get { box?.value ?? initial }
      nonmutating set { box?.value = newValue }
    }

    /// The state; none of a view that is not on the screen.
    package var id: FocusStateID { FocusStateID(state: box.map(ObjectIdentifier.init)) }

    /// This value, to be passed on.
    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding: SelfComparing {
  package func isSame(as other: Self) -> Bool { box === other.box }
}

/// Tells one focus state from another.
package struct FocusStateID: Hashable, Sendable {
  fileprivate let state: ObjectIdentifier?
}

/// Where a focus state lives: with its node.
@MainActor
private final class FocusBox<Value: Hashable> {
  private let state: StateBox<Value>
  private weak var graph: Graph?

  init(_ value: Value, in graph: Graph) {
    state = StateBox(value)
    self.graph = graph
  }

  /// Setting it asks for the focus.
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
