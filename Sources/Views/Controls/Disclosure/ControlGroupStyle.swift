@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that represents a control group, which the compiler infers.
  associatedtype Body: View
  /// The properties of the control group to display.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Creates the view that is displayed in place of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that a custom style displays.
public struct ControlGroupStyleConfiguration {
  /// The type-erased content of a control group.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased label of a control group.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The content of the control group.
  public let content: Content
  /// The label of the control group.
  public let label: Label
}

/// The style that shows the controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates the style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The automatic style, which shows the controls in a row.
  public static var automatic: AutomaticControlGroupStyle { .init() }
}

/// The style for navigation, which shows the controls in a row.
public struct NavigationControlGroupStyle: ControlGroupStyle, BuiltInStyle {
  /// Creates a style for navigation.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation style, which shows the controls in a row.
  public static var navigation: NavigationControlGroupStyle { .init() }
}

extension EnvironmentValues {
  /// The custom control group style of the view, if one is set.
  var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[StyleKey<ControlGroupStyleConfiguration>.self] }
    set { self[StyleKey<ControlGroupStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the control groups in this view.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension ControlGroup
where
  Content == LabeledContent<
    ControlGroupStyleConfiguration.Label, HStack<ControlGroupStyleConfiguration.Content>
  >
{
  /// Creates a control group from the configuration of a style, with the default appearance.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
