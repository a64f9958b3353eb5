import Foundation

extension AppStorage where Value == Bool {
  /// A Boolean value that begins as given, while nothing is stored.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Int {
  /// A whole number that begins as given, while nothing is stored.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == Double {
  /// A number that begins as given, while nothing is stored.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .number)
  }
}

extension AppStorage where Value == String {
  /// A text that begins as given, while nothing is stored.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value == URL {
  /// An address that begins as given, while nothing is stored.
  public init(wrappedValue: URL, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .address)
  }
}

extension AppStorage where Value == Data {
  /// Data that begins as given, while nothing is stored.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// A value that is stored as its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// A value that is stored as its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}
