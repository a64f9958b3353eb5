@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that represents a disclosure group, which the compiler infers.
  associatedtype Body: View
  /// The properties of the disclosure group to display.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Creates the view that is displayed in place of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that a custom style displays.
public struct DisclosureGroupStyleConfiguration {
  /// The type-erased label of a disclosure group.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased content of a disclosure group.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The label of the disclosure group.
  public let label: Label
  /// The content of the disclosure group.
  public let content: Content
  /// The expansion state of the disclosure group.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content, _isExpanded) = (label, content, isExpanded)
  }
}

/// The style that shows a sign and the label above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, BuiltInStyle {
  /// Creates an automatic disclosure group style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style, which shows a sign and the label above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension EnvironmentValues {
  /// The custom disclosure group style of the view, if one is set.
  var disclosureGroupStyle: AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[StyleKey<DisclosureGroupStyleConfiguration>.self] }
    set { self[StyleKey<DisclosureGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates a disclosure group from the configuration of a style, with the default appearance.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
