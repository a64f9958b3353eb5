@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for labeled contents.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that represents a labeled content, which the compiler infers.
  associatedtype Body: View
  /// The properties of the labeled content to display.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Creates the view that is displayed in place of a labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content that a custom style displays.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label of a labeled content.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased content of a labeled content.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The label of the labeled content.
  public let label: Label
  /// The content of the labeled content.
  public let content: Content
}

/// The style that shows the label next to the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle, BuiltInStyle {
  /// Creates an automatic labeled content style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style, which shows the label next to the content.
  public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension EnvironmentValues {
  /// The custom labeled content style of the view, if one is set.
  var labeledContentStyle: AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[StyleKey<LabeledContentStyleConfiguration>.self] }
    set { self[StyleKey<LabeledContentStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labeled contents in this view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(\.labeledContentStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent {
  func drawn(in values: EnvironmentValues) -> AnyView? {
    values.labeledContentStyle.map { style in
      let configuration = LabeledContentStyleConfiguration(
        label: .init(view: AnyView(label)), content: .init(view: AnyView(content)))
      return AnyView(style.body(configuration).environment(\.labeledContentStyle, nil))
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labeled content from the configuration of a style, with the default appearance.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
