@_spi(Nodes) import PlatenGraph

/// An action that ends the current search by clearing its field.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let run: @MainActor () -> Void

  /// Clears the search field, or does nothing outside of a searchable view.
  public func callAsFunction() { run() }
}

private struct DismissSearchKey: EnvironmentKey {
  static let defaultValue = DismissSearchAction {}
}

extension EnvironmentValues {
  /// An action that ends the search of the nearest enclosing searchable view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
