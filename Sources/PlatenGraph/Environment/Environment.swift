import Observation

/// A value of the environment, read where it is used.
///
///     struct Price: View {
///       @Environment(\.isEnabled) private var isEnabled
///
///       var body: some View { Text(isEnabled ? "12 EUR" : "sold out") }
///     }
///
/// An `@Observable` model that a view above has put there is found by its type:
///
///     struct Badge: View {
///       @Environment(Account.self) private var account
///
///       var body: some View { Text(account.name) }
///     }
///
///     Badge().environment(Account())
@propertyWrapper
public struct Environment<Value>: ManagedProperty {
  private let content: Content
  private var scope: EnvironmentScope?
  /// The view that has the property.
  private var viewType: Any.Type?

  private enum Content {
    case value(KeyPath<EnvironmentValues, Value>)
    /// The nearest model of a type, if there is one.
    case model(@MainActor (EnvironmentValues) -> Value?)
  }

  private init(_ content: Content) { self.content = content }

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init(.value(keyPath)) }

  /// The nearest model of a type above.
  ///
  /// - Precondition: a view above has `.environment(_:)` with a model of this type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(.model { $0[objectType] })
  }

  /// The nearest model of a type above, or `nil` if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(.model { $0[objectType] })
  }

  /// The value set nearest above; a view that reads it is evaluated again when it changes.
  public var wrappedValue: Value {
    let values = EnvironmentValues(scope)
    switch content {
    case .value(let keyPath): return values[keyPath: keyPath]
    case .model(let find):
      guard let model = find(values) else {
        MissingModel.fail(Value.self, "Observable object", modifier: "environment", in: viewType)
      }
      return model
    }
  }

  package mutating func bind(to node: Node, storage: inout AnyObject?) {
    (scope, viewType) = (node.scope, node.viewType)
  }

  package func isSame(as other: Environment) -> Bool {
    switch (content, other.content) {
    case (.value(let keyPath), .value(let other)): keyPath == other
    case (.model, .model): true  // Of one type: that is the type of both properties.
    default: false
    }
  }
}
