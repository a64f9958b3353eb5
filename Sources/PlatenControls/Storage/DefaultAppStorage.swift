import Foundation
@_spi(Nodes) import PlatenGraph

private struct DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The store of each `@AppStorage` property that specifies none.
  package var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the store that `@AppStorage` properties in this view use if they specify none.
  ///
  ///     SettingsScreen().defaultAppStorage(VolatileDefaults())
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
