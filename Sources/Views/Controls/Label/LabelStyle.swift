@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for labels.
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
  /// The type of the view that represents a label. The compiler infers this type.
  associatedtype Body: View
  /// The properties of the label to display.
  typealias Configuration = LabelStyleConfiguration

  /// Creates the view that is displayed in place of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that are available to a custom style.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The type-erased icon of a label.
  public struct Icon: View {
    let content: AnyView
    /// Whether a label without a custom style displays the icon.
    let isShown: Bool

    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension EnvironmentValues {
  /// The custom style of labels; `nil` for the default appearance.
  var labelStyle: AnyStyle<LabelStyleConfiguration>? {
    get { self[StyleKey<LabelStyleConfiguration>.self] }
    set { self[StyleKey<LabelStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the configuration of a style.
  ///
  /// Inside the body of a label style, labels have the default appearance. A style can therefore
  /// use this initializer in its body without applying itself again.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}
