import PlatenContext

/// A property wrapper that reads an observable object from the environment.
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
  /// The type of the view that declares the property.
  private var viewType: Any.Type?

  /// Creates a property that reads the nearest object of its type.
  public init() {}

  /// The object of this type that the nearest ancestor supplies.
  ///
  /// - Precondition: An ancestor supplies an object of this type with `.environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    guard let object else {
      MissingModel.fail(
        ObjectType.self, "ObservableObject", modifier: "environmentObject", in: viewType)
    }
    return object
  }

  /// The type of the projected value.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  /// A wrapper that creates bindings to the environment object's properties: `$account.name`.
  public var projectedValue: Wrapper { .init(object: wrappedValue) }

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
  /// Supplies an observable object to the `@EnvironmentObject` properties of this view and its
  /// descendants.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
