@_spi(Nodes) import PlatenGraph

/// Controls that belong together, side by side.
///
///     ControlGroup {
///       Button("Cut") { cut() }
///       Button("Copy") { copy() }
///     }
///     // ( Cut ) ( Copy )
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Controls side by side.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls side by side behind a label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledContent<L, HStack<C>> {
    self.content = LabeledContent {
      HStack(content: content)
    } label: {
      label()
    }
  }

  /// Controls side by side behind a title.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledContent<Text, HStack<C>> {
    self.init(content: content) { Text(title) }
  }

  /// Controls side by side behind a title.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledContent<Text, HStack<C>> {
    self.init(content: content) { Text(titleKey) }
  }

  /// The controls.
  public var body: some View { HStack { content } }
}
