@_spi(Nodes) import PlatenGraph

/// Ends a search: its field becomes empty.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let run: @MainActor () -> Void

  /// Ends it; does nothing where nothing is searched.
  public func callAsFunction() { run() }
}

private struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = DismissSearchAction {}
}

extension EnvironmentValues {
  /// Ends the search of the nearest `.searchable` around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
