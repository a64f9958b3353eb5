import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Accepted without effect: where a field to search in stands; here it stands below the title.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// Where a platform puts it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Beside the content.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = navigationBarDrawer(displayMode: .automatic)

  /// Below the title, always or while it is scrolled to.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer")
  }

  /// Accepted without effect: when a field to search in is seen; here it always is.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// When a platform shows it.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// At all times.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

extension View {
  /// Puts a field `Search` below the title of the page around; outside of a navigation stack, above
  /// this view.
  ///
  ///     List(found) { Text($0.title) }.searchable(text: $query)
  ///     // Search [                                      ]
  ///
  /// `\.isSearching` is true for the views in this one while the field holds a text.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    environment(\.isSearching, !text.wrappedValue.isEmpty)
      .environment(\.dismissSearch, DismissSearchAction { text.wrappedValue = "" })
      .modifier(
        ToolbarModifier(
          toolbar: ToolbarItem(placement: .below) { SearchField(text: text, prompt: prompt) }))
  }

  /// Puts a field `Search`, with a prompt, below the title of the page around.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a field `Search`, with a prompt, below the title of the page around.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

/// The field of a page that can be searched.
private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  var body: some View {
    TextField("Search", text: text, prompt: prompt).transformEnvironment(\.self) { values in
      values.submitAction = values.searchAction
    }
  }
}

private struct IsSearchingKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the field of the nearest `.searchable` around holds a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}
