@_spi(Nodes) import PlatenGraph

/// An action that refreshes a view. The nearest enclosing `.refreshable` provides the action.
///
///     struct RefreshButton: View {
///       @Environment(\.refresh) private var refresh
///
///       var body: some View {
///         if let refresh { Button("Refresh") { Task { await refresh() } } }
///       }
///     }
public struct RefreshAction: Sendable {
  let run: @Sendable () async -> Void

  /// Runs the refresh action and returns when the action finishes.
  public func callAsFunction() async { await run() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// The refresh action of the nearest enclosing `.refreshable`; `nil` if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
