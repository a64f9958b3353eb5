import Observation

/// A property wrapper that reads a value from a view's environment.
///
///     struct Price: View {
///       @Environment(\.isEnabled) private var isEnabled
///
///       var body: some View { Text(isEnabled ? "12 EUR" : "sold out") }
///     }
///
/// The property wrapper can also read an `@Observable` model that an ancestor supplies, by the type
/// of the model:
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
  /// The type of the view that declares the environment property.
  private var viewType: Any.Type?

  private enum Content {
    case value(KeyPath<EnvironmentValues, Value>)
    /// The nearest model of a type, or `nil` if no ancestor supplies one.
    case model(@MainActor (EnvironmentValues) -> Value?)
  }

  private init(_ content: Content) { self.content = content }

  /// Creates a property that reads the environment value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.init(.value(keyPath)) }

  /// Creates a property that reads an observable model by its type.
  ///
  /// - Precondition: An ancestor supplies a model of this type with `.environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(.model { $0[objectType] })
  }

  /// Creates a property that reads an observable model by its type, or `nil` if no ancestor
  /// supplies one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(.model { $0[objectType] })
  }

  /// The value that the nearest ancestor sets.
  ///
  /// A change to the value reevaluates the views that read it.
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
