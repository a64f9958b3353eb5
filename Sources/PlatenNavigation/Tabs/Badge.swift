import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Puts a badge on a view.
private struct BadgeModifier: PrimitiveModifier {
  let text: Text?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    BadgeNode(modified(content), in: context)
  }
}

/// The badge stands behind the view's first line; that of a view with a tab, behind the tab's label.
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

  private var tabs: [Tab]? { content.preference(TabsKey.self) }

  /// The badge, unless a tab shows it.
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
  /// A number behind this view, or behind its tab's label; none if it is zero.
  ///
  ///     InboxScreen().tabItem { Text("Inbox") }.badge(3)  // ( ) Inbox (3)
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// A word behind this view, or behind its tab's label.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// A text behind this view, or behind its tab's label.
  public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }
}

extension View {
  /// A text behind this view, or behind its tab's label.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
}
