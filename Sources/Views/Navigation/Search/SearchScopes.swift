import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Adds a segmented picker named "Scope" below the title of the navigation bar.
  ///
  /// Together with `searchable`, the picker selects a scope for the search.
  ///
  ///     List(found) { Text($0.title) }
  ///       .searchable(text: $query)
  ///       .searchScopes($genre) {
  ///         ForEach(Genre.allCases) { Text($0.name).tag($0) }
  ///       }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented)
    return modifier(ToolbarModifier(toolbar: ToolbarItem(placement: .below) { picker }))
  }
}
