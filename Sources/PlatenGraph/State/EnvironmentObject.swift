import PlatenReactive

/// A model that a view above has put into the environment.
///
///     struct Badge: View {
///       @EnvironmentObject var account: Account
///
///       var body: some View { Text(account.name) }
///     }
///
///     Badge().environmentObject(Account())
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ManagedProperty {
  private var object: ObjectType?
  /// The view that has the property.
  private var viewType: Any.Type?

  /// The nearest model of this type above.
  public init() {}

  /// The nearest model of this type above.
  ///
  /// - Precondition: a view above has `.environmentObject(_:)` with a model of this type.
  public var wrappedValue: ObjectType {
    guard let object else {
      MissingModel.fail(
        ObjectType.self, "ObservableObject", modifier: "environmentObject", in: viewType)
    }
    return object
  }

  /// Bindings to the properties of the model: `$account.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    viewType = node.viewType
    object = EnvironmentValues(node.scope)[EnvironmentObjectKey<ObjectType>.self]
    if let object { node.graph.dependency(for: object).read() }
  }

  package func isSame(as other: EnvironmentObject) -> Bool { true }
}

struct EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
  static var defaultValue: ObjectType? { nil }
}

extension View {
  /// Gives a model to every view below that asks for one of its type by `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
