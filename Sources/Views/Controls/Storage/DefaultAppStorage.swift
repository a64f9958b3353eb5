import Foundation
@_spi(Nodes) import PlatenGraph

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store of each `@AppStorage` property that does not specify a store.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store for the `@AppStorage` properties in this view that do not specify a store.
  ///
  ///     SettingsScreen().defaultAppStorage(VolatileDefaults())
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
