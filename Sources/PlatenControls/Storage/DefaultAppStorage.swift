import Foundation
@_spi(Nodes) import PlatenGraph

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store of each `@AppStorage` that names none.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// The store of each `@AppStorage` in this view that names none.
  ///
  ///     SettingsScreen().defaultAppStorage(VolatileDefaults())
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
