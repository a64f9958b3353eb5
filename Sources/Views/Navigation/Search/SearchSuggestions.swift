import PlatenControls
@_spi(Nodes) import PlatenGraph

/// An action that replaces the text of the enclosing search field.
struct SearchCompletionAction {
  let run: @MainActor (String) -> Void
}

private struct SearchCompletionKey: EnvironmentKey {
  static let defaultValue = SearchCompletionAction { _ in }
}

private struct SearchSuggestionsKey: EnvironmentKey {
  // Unused outside the main actor, on which views are evaluated.
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  var searchCompletion: SearchCompletionAction {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }

  /// The suggestions for the search field of a searchable view below.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

/// A view that completes the text of the search field when the user presses it.
private struct SearchCompletion<Content: View>: View {
  @Environment(\.searchCompletion) private var complete
  let content: Content
  let completion: String

  var body: some View {
    content.onTapGesture { complete.run(completion) }
  }
}

extension View {
  /// Sets the suggestions that appear below the search field while it contains text.
  ///
  ///     List(found) { Text($0.title) }
  ///       .searchable(text: $query)
  ///       .searchSuggestions {
  ///         ForEach(recent, id: \.self) { Text($0).searchCompletion($0) }
  ///       }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Makes this view complete the text of the search field when the user presses it.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: completion)
  }
}
