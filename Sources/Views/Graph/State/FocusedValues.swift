import PlatenContext
import PlatenLines

/// A key for a value that the focused view, or the screen, offers to other views.
public protocol FocusedValueKey {
  /// The type of the offered value.
  associatedtype Value
}

/// The values that the focused view and the screen offer.
///
///     extension FocusedValues {
///       var note: Binding<Note>? {
///         get { self[NoteKey.self] }
///         set { self[NoteKey.self] = newValue }
///       }
///     }
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key, or `nil` if no view offers one.
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { values[ObjectIdentifier(key)] as? K.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type.
  subscript<T: AnyObject>(objectOfType type: T.Type) -> T? {
    get { values[ObjectIdentifier(type)] as? T }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

private struct FocusedValuesKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  /// The values that a view offers while a control in it has the focus.
  fileprivate var focusedValues: FocusedValues {
    get { self[FocusedValuesKey.self] }
    set { self[FocusedValuesKey.self] = newValue }
  }
}

/// The values that views offer regardless of the focus, and the dependency on the focused view.
@MainActor
final class OfferedValues: Dependency {
  /// The dependency of the views that read values of the focused view.
  let focus = Dependency()
  private var offers: [(origin: NodeID, set: (inout FocusedValues) -> Void)] = []

  fileprivate func set(_ set: ((inout FocusedValues) -> Void)?, from origin: NodeID) {
    offers.removeAll { $0.origin == origin }
    if let set { offers.append((origin, set)) }
    changed()
  }

  fileprivate func apply(to values: inout FocusedValues) {
    read()
    for offer in offers { offer.set(&values) }
  }
}

extension Node {
  /// The values that the focused view and the screen offer. Reading them tracks the dependencies.
  fileprivate final var offeredValues: FocusedValues {
    var values = graph.focusedNode.map { EnvironmentValues($0.scope).focusedValues } ?? .init()
    graph.offers.apply(to: &values)
    return values
  }
}

/// A modifier that offers a value regardless of the focus.
private struct SceneValueModifier: PrimitiveModifier {
  let set: (inout FocusedValues) -> Void

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    SceneValueNode(modified(content), in: context)
  }
}

private final class SceneValueNode<Content: View>:
  WrapperNode<ModifiedContent<Content, SceneValueModifier>>
{
  override func evaluate() {
    show(view.content)
    if isMounted { graph.offers.set(view.modifier.set, from: origin) }
  }

  override func mountedDidChange() {
    graph.offers.set(isMounted ? view.modifier.set : nil, from: origin)
  }
}

extension View {
  /// Offers a value to other views while a control in this view has the focus.
  ///
  ///     NoteEditor(note: $note).focusedValue(\.note, $note)
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    transformEnvironment(\.focusedValues) { $0[keyPath: keyPath] = value }
  }

  /// Offers a value to other views while this view is on the screen.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    modifier(SceneValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Offers an observable object to other views while a control in this view has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    transformEnvironment(\.focusedValues) { $0[objectOfType: T.self] = object }
  }

  /// Offers an observable object to other views while this view is on the screen.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(SceneValueModifier { $0[objectOfType: T.self] = object })
  }
}

/// A property wrapper that reads a value that the focused view or the screen offers.
///
///     @FocusedValue(\.note) private var note
@propertyWrapper
public struct FocusedValue<Value>: ManagedProperty {
  private let find: (FocusedValues) -> Value?
  private var values = FocusedValues()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

  /// The offered value, or `nil`.
  public var wrappedValue: Value? { find(values) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    values = node.offeredValues
  }

  package func isSame(as other: FocusedValue) -> Bool { true }
}

/// A property wrapper that reads and sets the value of a binding that the focused view or the screen
/// offers.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a property for the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value of the binding, or `nil` if no view offers one.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// A property wrapper that reads an observable object that the focused view or the screen offers.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: ManagedProperty {
  /// The offered object, or `nil`. A change to the object evaluates the view again.
  public private(set) var wrappedValue: ObjectType?

  /// Creates a property for the type of the object.
  public init() {}

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    wrappedValue = node.offeredValues[objectOfType: ObjectType.self]
    if let wrappedValue { node.graph.dependency(for: wrappedValue).read() }
  }

  package func isSame(as other: FocusedObject) -> Bool { true }
}
