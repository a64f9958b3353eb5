import PlatenContext

/// A property wrapper that creates an observable object once and stores it for its view.
///
/// The object lives for as long as the view keeps its identity.
///
///     struct CounterScreen: View {
///       @StateObject private var model = CounterModel()
///
///       var body: some View {
///         Button("\(model.count)") { model.increment() }
///       }
///     }
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: ManagedProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a state object from an expression that is evaluated once for each view identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The stored object.
  ///
  /// If the view is not on the screen, each access creates an object, as in SwiftUI.
  public var wrappedValue: ObjectType { object ?? make() }

  /// A wrapper that creates bindings to the state object's properties: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    let object = storage as? ObjectType ?? Graph.unobserved(make)
    (self.object, storage) = (object, object)
    node.graph.dependency(for: object).read()
  }

  /// Returns `true`, because the node stores the object and a new view value does not change it.
  package func isSame(as other: StateObject) -> Bool { true }
}
