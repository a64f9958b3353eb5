import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: the search field is always below the title.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// The default placement of the platform.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// A placement in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// A placement in the sidebar of a split view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// A placement below the title of the navigation bar.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  /// Returns a placement below the title of the navigation bar, with a display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer")
  }

  /// Has no effect: the search field is always visible.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// The default display mode of the platform.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// A display mode in which the field stays visible while the content scrolls.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

extension View {
  /// Adds a field named "Search" below the title of the navigation bar, with an optional prompt.
  ///
  /// Outside of a navigation stack, the field is placed above this view.
  ///
  ///     List(found) { Text($0.title) }.searchable(text: $query)
  ///     // Search [                                      ]
  ///
  /// The environment value `\.isSearching` is true in this view while the field is not empty.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt)
  }

  /// Adds a field named "Search" below the title, and shows whether the search is active.
  ///
  /// - Parameter isPresented: Whether the search is active although its field is empty. The action
  ///   `\.dismissSearch` sets it to `false`.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt, isPresented: isPresented)
  }

  /// Adds a field named "Search" below the title, with views that suggest searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a field named "Search" below the title of the navigation bar, with a string prompt.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field named "Search" below the title of the navigation bar, with a localized prompt.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field named "Search" below the title, with a string prompt and suggested searches.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field named "Search" below the title, with a localized prompt and suggested searches.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field named "Search" below the title, with a string prompt, and shows whether the search
  /// is active.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Adds a field named "Search" below the title, with a localized prompt, and shows whether the
  /// search is active.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, prompt: Text(prompt))
  }
}

/// A view with a search field.
private struct SearchableView<Content: View>: View {
  @Environment(\.searchSuggestions) private var suggestions
  let content: Content
  let text: Binding<String>
  let prompt: Text?
  var isPresented: Binding<Bool>?

  var body: some View {
    content
      .environment(\.isSearching, !text.wrappedValue.isEmpty || isPresented?.wrappedValue ?? false)
      .environment(
        \.dismissSearch,
        DismissSearchAction {
          text.wrappedValue = ""
          isPresented?.wrappedValue = false
        }
      )
      .modifier(
        ToolbarModifier(
          toolbar: ToolbarItem(placement: .below) {
            SearchField(text: text, prompt: prompt, suggestions: suggestions)
          }))
  }
}

/// The search field of a searchable view, with its suggestions below.
private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  let suggestions: AnyView?
  /// The text of the suggestion that the user chose last.
  @State private var completion = ""

  var body: some View {
    TextField("Search", text: text, prompt: prompt).transformEnvironment(\.self) { values in
      values.submitAction = values.searchAction
    }
    if let suggestions, !text.wrappedValue.isEmpty, text.wrappedValue != completion {
      suggestions.environment(
        \.searchCompletion,
        SearchCompletionAction { new in
          completion = new
          text.wrappedValue = new
        })
    }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the field of the nearest enclosing searchable view contains text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
