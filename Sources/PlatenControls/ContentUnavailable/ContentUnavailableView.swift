@_spi(Nodes) import PlatenGraph

/// What stands where there is nothing to show, and why.
///
///     ContentUnavailableView {
///       Label("No movies", systemImage: "film")
///     } description: {
///       Text("Try another year.")
///     } actions: {
///       Button("Reset") { year = nil }
///     }
///
/// The label is bold, the description dim; all stand below each other, in the middle of the width.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, and below it what to know and what to do.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The views below each other.
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
  /// A title with an image, and below it what to know.
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

  /// A title with an image of the program, and below it what to know.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      PlatenControls.Label(title, image: name)
    } description: {
      description
    }
  }

  /// That a search found nothing.
  public static var search: Self {
    .init(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// That a search for a text found nothing.
  public static func search(text: String) -> Self {
    .init(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView
where Label == PlatenControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A title with an image, and below it what to know.
  public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      PlatenControls.Label(titleKey, systemImage: name)
    } description: {
      description
    }
  }

  /// A title with an image of the program, and below it what to know.
  public init(_ titleKey: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PlatenControls.Label(titleKey, image: name)
    } description: {
      description
    }
  }
}
