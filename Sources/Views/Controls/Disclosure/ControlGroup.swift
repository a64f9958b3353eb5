@_spi(Nodes) import PlatenGraph

/// A horizontal group of related controls.
///
///     ControlGroup {
///       Button("Cut") { cut() }
///       Button("Copy") { copy() }
///     }
///     // ( Cut ) ( Copy )
public struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let content: Content
  /// The configuration for a custom style.
  private let configuration: ControlGroupStyleConfiguration

  /// Creates a control group without a label.
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    self.content = content
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(content)), label: .init(view: AnyView(EmptyView())))
  }

  /// Creates a control group with a view as its label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledContent<L, HStack<C>> {
    let (content, label) = (content(), label())
    self.content = LabeledContent {
      HStack { content }
    } label: {
      label
    }
    configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(content)), label: .init(view: AnyView(label)))
  }

  /// Creates a control group with a string title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledContent<Text, HStack<C>> {
    self.init(content: content) { Text(title) }
  }

  /// Creates a control group with a localized title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledContent<Text, HStack<C>> {
    self.init(content: content) { Text(titleKey) }
  }

  public var body: some View {
    if let style {
      style.body(configuration).environment(\.controlGroupStyle, nil)
    } else {
      HStack { content }
    }
  }
}
