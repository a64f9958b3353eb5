@_spi(Nodes) import PlatenGraph

/// The key of the row at which the cursor of a list begins.
private enum FirstCursorRow: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The number of the row at which the cursor of a list begins; `nil` for a selected row or the
  /// first one.
  var firstCursorRow: Int? {
    get { self[FirstCursorRow.self] }
    set { self[FirstCursorRow.self] = newValue }
  }
}

extension View {
  /// Sets the row at which the cursor of a list begins, without a selection.
  ///
  /// - Parameter index: The index of the row, or `nil` for the first row.
  package func cursorBegins(atRow index: Int?) -> some View {
    environment(\.firstCursorRow, index.map { $0 + 1 })
  }
}
