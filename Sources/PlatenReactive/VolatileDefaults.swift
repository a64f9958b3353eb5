import Foundation

/// User defaults in memory: empty at first, and never written to a file.
///
/// Use them in tests, and in runs that must not leave anything behind.
///
///     let session = Session(SettingsScreen(), appStorage: VolatileDefaults())
public final class VolatileDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  /// The object for a key, if there is one.
  public override func object(forKey defaultName: String) -> Any? { values[defaultName] }

  /// Stores an object for a key, or removes it if the object is `nil`.
  public override func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value
  }

  /// Removes the object for a key.
  public override func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  /// All keys with their objects.
  public override func dictionaryRepresentation() -> [String: Any] { values }

  /// Does nothing: there is no file to synchronize with.
  public override func synchronize() -> Bool { true }
}
