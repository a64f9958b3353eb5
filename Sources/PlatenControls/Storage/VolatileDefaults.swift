import Foundation

/// A store that is empty at first, and forgotten with the last that holds it: nothing is written
/// to a file.
///
/// For tests, and for runs that are to leave nothing behind.
///
///     let session = Session(SettingsScreen(), appStorage: VolatileDefaults())
public final class VolatileDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  /// The object of a key, if there is one.
  public override func object(forKey defaultName: String) -> Any? { values[defaultName] }

  /// Keeps an object under a key; `nil` keeps none.
  public override func set(_ value: Any?, forKey defaultName: String) {
    values[defaultName] = value
  }

  /// Forgets the object of a key.
  public override func removeObject(forKey defaultName: String) { values[defaultName] = nil }

  /// Everything that it keeps.
  public override func dictionaryRepresentation() -> [String: Any] { values }

  /// Does nothing: there is no file to be in step with.
  public override func synchronize() -> Bool { true }
}
