@_spi(Nodes) import PlatenGraph

/// Brings what a view shows up to date: the action of the nearest `.refreshable` around.
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

  /// Runs the action, and waits until it is done.
  public func callAsFunction() async { await run() }
}

private struct RefreshKey: EnvironmentKey {
  static let defaultValue: RefreshAction? = nil
}

extension EnvironmentValues {
  /// Brings what is shown here up to date; `nil` in a view that nothing refreshes.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
