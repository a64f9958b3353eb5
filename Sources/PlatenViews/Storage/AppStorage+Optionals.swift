import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredFormat<Bool>.plain.optional)
  }

  /// A whole number, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredFormat<Int>.plain.optional)
  }

  /// A number, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredFormat<Double>.number.optional)
  }

  /// A text, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredFormat<String>.plain.optional)
  }

  /// An address, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredFormat<URL>.address.optional)
  }

  /// Data, or `nil` while nothing is stored; setting `nil` removes it.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredFormat<Data>.plain.optional)
  }

  /// A value that is stored as its number, or `nil` while nothing is; setting `nil` removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }

  /// A value that is stored as its text, or `nil` while nothing is; setting `nil` removes it.
  public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(nil, key, store, StoredFormat<R>.raw().optional)
  }
}
