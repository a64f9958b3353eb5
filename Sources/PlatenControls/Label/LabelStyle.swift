@_spi(Nodes) import PlatenGraph

/// How the labels of a view look, in a program's own way.
///
///     struct Colon: LabelStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         HStack(spacing: 0) {
///           configuration.title
///           Text(":")
///         }
///       }
///     }
///
///     Label("Inbox", systemImage: "tray").labelStyle(Colon())  // Inbox:
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype Body: View
  /// What there is to be drawn.
  typealias Configuration = LabelStyleConfiguration

  /// What is drawn in place of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label as its style sees it.
public struct LabelStyleConfiguration {
  /// The title of a label, whatever its type.
  public struct Title: View {
    let content: AnyView

    /// The title.
    public var body: some View { content }
  }

  /// The icon of a label, whatever its type.
  public struct Icon: View {
    let content: AnyView
    /// Whether a label without the style shows it beside its title.
    let isShown: Bool

    /// The icon.
    public var body: some View { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension EnvironmentValues {
  /// How labels look, where a program says so itself.
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[StyleKey<LabelStyleConfiguration>.self] }
    set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the labels in this view in a program's own way, or as they always look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style draws, as it looks without that style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
