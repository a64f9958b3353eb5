@_spi(Nodes) import PlatenGraph

/// A type that defines a custom appearance for group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that represents a group box, which the compiler infers.
  associatedtype Body: View
  /// The properties of the group box to display.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the view that is displayed in place of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that a custom style displays.
public struct GroupBoxStyleConfiguration {
  /// The type-erased label of a group box.
  public struct Label: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The type-erased content of a group box.
  public struct Content: View {
    let view: AnyView

    public var body: some View { view }
  }

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The default style of group boxes.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// Creates the default group box style.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The group box style that displays a bold label above indented content.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  /// The custom group box style of the view, if one is set.
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
