import Foundation

/// User defaults in memory, which are initially empty and never written to a file.
///
/// Use them in tests, and in runs that must not leave any data behind.
///
///     let session = Session(SettingsScreen(), appStorage: VolatileDefaults())
public final class VolatileDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  /// Returns the object for a key, or `nil` if there is none.
  public override func object(forKey defaultName: String) -> Any? { values[defaultName] }

  /// Stores an object for a key, or removes it if the object is `nil`.
  public override func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value
  }

  /// Removes the object for a key.
  public override func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  /// Returns all keys with their objects.
  public override func dictionaryRepresentation() -> [String: Any] { values }

  /// Does nothing, because there is no file to synchronize.
  public override func synchronize() -> Bool { true }
}
