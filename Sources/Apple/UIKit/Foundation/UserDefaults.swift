import Foundation

/// Key-value coding, which Foundation for Linux does not have.
extension UserDefaults {
  /// Returns the object of a key, as `object(forKey:)` does.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the object of a key, as `set(_:forKey:)` does.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
