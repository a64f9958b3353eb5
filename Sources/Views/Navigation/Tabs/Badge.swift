import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that adds a badge to a view.
private struct BadgeModifier: PrimitiveModifier {
  let text: Text?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    BadgeNode(modified(content), in: context)
  }
}

/// A node that appends the badge to the view's first line, or passes it to the view's tabs.
private final class BadgeNode<Content: View>:
  ContainerNode<ModifiedContent<Content, BadgeModifier>>
{
  private var badge: String? {
    didSet { setNeedsLayout(ifChanged: badge, from: oldValue) }
  }

  override func evaluate() {
    badge = tracking { view.modifier.text?.plainText(in: EnvironmentValues(scope)) }
    setContent(view.content)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard key == TabsKey.self else { return super.preference(key) }
    return tabs?.badged(badge) as? K.Value
  }

  private var tabs: [TabEntry]? { content.preference(TabsKey.self) }

  /// The badge in parentheses, preceded by a space; empty if a tab shows the badge.
  private var sign: Line {
    tabs == nil ? badge.map { Line(" (\($0))") } ?? .empty : .empty
  }

  override func makeWidthRange() -> WidthRange {
    let (widths, sign) = (content.widths, sign.width)
    return sign == 0 ? widths : widths + WidthRange(fixed: sign)
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    let sign = sign
    let inner = Proposal(width: proposal.width - sign.width, labels: proposal.labels)
    let block = content.arranged(in: StackLayout(proposal: inner))
    guard !sign.isEmpty, let first = block.lines.first else { return block }
    let line = Block([first + sign], origin: origin)
    return Block(joining: [line, block.dropFirst(1)]).unless(equalTo: old)
  }
}

extension View {
  /// Adds a number in parentheses after the view's first line, or after the label of its tab.
  ///
  /// A count of zero adds no badge.
  ///
  ///     InboxScreen().tabItem { Text("Inbox") }.badge(3)  // ( ) Inbox (3)
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Adds a string in parentheses after the view's first line, or after the label of its tab.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Adds a `Text` view in parentheses after the view's first line, or after the label of its tab.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }
}

extension View {
  /// Adds a localized string in parentheses after the view's first line, or after the label of its
  /// tab.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
