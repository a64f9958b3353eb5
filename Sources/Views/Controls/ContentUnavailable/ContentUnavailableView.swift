@_spi(Nodes) import PlatenGraph

/// A placeholder that explains why there is no content to display.
///
///     ContentUnavailableView {
///       Label("No movies", systemImage: "film")
///     } description: {
///       Text("Try another year.")
///     } actions: {
///       Button("Reset") { year = nil }
///     }
///
/// The label is bold and the description is muted. The label, description, and actions form a
/// horizontally centered column.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a placeholder with a label, a description, and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack {
      label.bold()
      description.foregroundStyle(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }
}

extension ContentUnavailableView
where Label == PlatenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a string title and a system image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PlatenControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a string title and a named image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      PlatenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// A placeholder for a search without results.
  public static var search: Self {
    .init(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Creates a placeholder for an unsuccessful search for the specified text.
  public static func search(text: String) -> Self {
    .init(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView
where Label == PlatenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a localized title and a system image.
  ///
  /// Only a custom label style displays the image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PlatenControls.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a placeholder with a localized title and a named image.
  ///
  /// Only a custom label style displays the image.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PlatenControls.Label(titleKey, image: name)
    } description: {
      description
    }
  }
}
