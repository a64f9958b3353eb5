/// A value of the environment, read where it is used.
///
///     struct Price: View {
///       @Environment(\.isEnabled) private var isEnabled
///
///       var body: some View { Text(isEnabled ? "12 EUR" : "sold out") }
///     }
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var scope: Scope?

  /// The value at a key path of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value set nearest above; a view that reads it is evaluated again when it changes.
  public var wrappedValue: Value { EnvironmentValues(scope)[keyPath: keyPath] }

  mutating func link(to node: Node, storage: inout AnyObject?) { scope = node.scope }

  func isSame(as other: Environment) -> Bool { keyPath == other.keyPath }
}
