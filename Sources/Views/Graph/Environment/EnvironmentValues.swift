/// A key for a value in the environment of a view.
///
///     private struct CurrencyKey: EnvironmentKey {
///       static let defaultValue = "EUR"
///     }
///
///     extension EnvironmentValues {
///       var currency: String {
///         get { self[CurrencyKey.self] }
///         set { self[CurrencyKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the environment key's value.
  associatedtype Value
  /// The environment value that applies if no ancestor sets one.
  static var defaultValue: Value { get }
}

/// The collection of environment values that are available to a view.
@MainActor @preconcurrency
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// The values set on this instance, which override those of the scope.
  package private(set) var changes: [ObjectIdentifier: Any] = [:]

  package init(_ scope: EnvironmentScope?) { self.scope = scope }

  /// Creates an environment in which every key has its default value.
  public init() { self.init(nil) }

  /// The value that the nearest ancestor sets for a key, or the default value of the key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      guard let value = changes[id] ?? scope?.value(for: id) else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }
}
