import PlatenReactive

/// A model that the view owns: made once, when the view's place in the tree first is.
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

  /// A model made by an expression that is evaluated once for each place, not for each view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The model; outside of a view on screen, a new one each time, as in SwiftUI.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the model: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    let object = storage as? ObjectType ?? Graph.unobserved(make)
    (self.object, storage) = (object, object)
    node.graph.dependency(for: object).read()
  }

  /// The node keeps the model: a new view says nothing about it.
  package func isSame(as other: StateObject) -> Bool { true }
}
