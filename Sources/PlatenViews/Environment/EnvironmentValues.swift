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
  associatedtype Value
  /// The value where no view above sets one.
  static var defaultValue: Value { get }
}

/// The values that a view finds in its environment.
@MainActor @preconcurrency
public struct EnvironmentValues {
  private let scope: Scope?
  /// What has been set here, over what the scope holds.
  private(set) var changes: [ObjectIdentifier: Any] = [:]

  init(_ scope: Scope?) { self.scope = scope }

  public init() { self.init(nil) }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      return (changes[id] ?? scope?.value(for: id)) as? K.Value ?? K.defaultValue
    }
    set { changes[ObjectIdentifier(key)] = newValue }
  }
}
