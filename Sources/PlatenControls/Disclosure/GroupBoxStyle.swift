@_spi(Nodes) import PlatenGraph

/// How the group boxes of a view look, in a program's own way.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of what is drawn; the compiler infers it.
  associatedtype Body: View
  /// What there is to be drawn.
  typealias Configuration = GroupBoxStyleConfiguration

  /// What is drawn in place of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group box as its style sees it.
public struct GroupBoxStyleConfiguration {
  /// The label of a group box, whatever its type.
  public struct Label: View {
    let view: AnyView

    /// The label.
    public var body: some View { view }
  }

  /// What is in a group box, whatever its type.
  public struct Content: View {
    let view: AnyView

    /// What is in it.
    public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// Group boxes as they always look.
public struct DefaultGroupBoxStyle: GroupBoxStyle, BuiltInStyle {
  /// The look that group boxes have anyway.
  public nonisolated init() {}

  /// The box as it looks anyway.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// Group boxes as they always look.
  public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension EnvironmentValues {
  /// How group boxes look, where a program says so itself.
  var groupBoxStyle: AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[StyleKey<GroupBoxStyleConfiguration>.self] }
    set { self[StyleKey<GroupBoxStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Draws the group boxes in this view in a program's own way, or as they always look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyStyle(style) { $0.makeBody(configuration: $1) })
  }
}
