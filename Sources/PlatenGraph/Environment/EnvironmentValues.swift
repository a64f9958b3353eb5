/// A value that views pass down to all views below.
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
  /// What the key stands for.
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values that a view finds in its environment.
@MainActor @preconcurrency
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  /// What has been set here, over what the scope holds.
  package private(set) var changes: [ObjectIdentifier: Any] = [:]

  package init(_ scope: EnvironmentScope?) { self.scope = scope }

  /// An environment in which every value is its key's default.
  public init() { self.init(nil) }

  /// The value of a key: the one set nearest above, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      guard let value = changes[id] ?? scope?.value(for: id) else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }
}
