@_spi(Nodes) import PlatenGraph

/// A horizontal group of related controls.
///
///     ControlGroup {
///       Button("Cut") { cut() }
///       Button("Copy") { copy() }
///     }
///     // ( Cut ) ( Copy )
public struct ControlGroup<Content: View>: View {
  private let content: Content

  /// Creates a control group without a label.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a control group with a view as its label.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledContent<L, HStack<C>> {
    self.content = LabeledContent {
      HStack(content: content)
    } label: {
      label()
    }
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

  public var body: some View { HStack { content } }
}
