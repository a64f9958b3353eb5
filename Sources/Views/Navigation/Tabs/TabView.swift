import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view that switches between its child views with a bar of tabs.
///
///     TabView {
///       InboxScreen().tabItem { Label("Inbox", systemImage: "tray") }
///       SentScreen().tabItem { Label("Sent", systemImage: "paperplane") }
///     }
///     // (•) Inbox  ( ) Sent
///
/// An image in the label of a tab is displayed only if there is no title.
///
/// The command `press` with a tab's label selects the tab. If the tab is already selected, its
/// navigation stack returns to the root view. A child view is created when its tab is first selected
/// and keeps its state from then on. It appears and disappears with its tab.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates a tab view whose selected tab is stored in a binding.
  ///
  /// A tab is selected while the value of the binding equals the tag of the tab. If the tab has no
  /// tag, the value must equal the index of the tab.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  package func makeNode(in context: NodeContext) -> Node { TabViewNode(self, in: context) }
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that stores its selection and starts with the first tab.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

private final class TabViewNode<Value: Hashable, Content: View>:
  ContainerNode<TabView<Value, Content>>
{
  /// The index of the selected tab, used if the view has no selection binding.
  private var own = 0
  private var selection: Value?

  private var tabs: [TabEntry] { content.preference(TabsKey.self) ?? [] }

  override func evaluate() {
    selection = tracking { view.selection?.wrappedValue }
    setContent(view.content)
    showChosen()
  }

  private func showChosen() {
    let tabs = tabs
    let chosen = chosen(among: tabs)
    for (index, tab) in tabs.enumerated() { tab.item.setShown(index == chosen) }
  }

  /// Returns the index of the selected tab, or 0 if no tab is selected.
  private func chosen(among tabs: [TabEntry]) -> Int {
    let chosen = tabs.indices.first { index in
      selection.map { $0 == tabs[index].value(at: index) } ?? (index == own)
    }
    return chosen ?? 0
  }

  /// Updates the selected tab, because an insertion, a removal or a new tag can change it.
  override func childNeedsLayout(_ child: Node) -> Bool {
    let tabs = tabs
    let chosen = chosen(among: tabs)
    if tabs.enumerated().contains(where: { $1.item.isShown != ($0 == chosen) }) {
      graph.schedule(.change) { [weak self] in self?.showChosen() }
    }
    return true
  }

  /// Hides the tabs of this view from an enclosing tab view.
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TabsKey.self ? nil : super.preference(key)
  }

  private func choose(_ index: Int) {
    let tabs = tabs
    guard tabs.indices.contains(index) else { return }
    if tabs[index].item.isShown {
      tabs[index].item.preference(NavigationStacksKey.self)?.first?.popToRoot()
    }
    own = index
    if let selection = view.selection, let value: Value = tabs[index].value(at: index) {
      selection.wrappedValue = value
    } else {
      markDirty()
    }
  }

  override func collectControls(into controls: inout ControlCollector) {
    for (index, tab) in (controls.wants(self) ? tabs : []).enumerated() {
      controls.append(control(of: tab, at: index))
    }
    super.collectControls(into: &controls)
  }

  private func control(of tab: TabEntry, at index: Int) -> ControlElement {
    let label = tab.item.labelNode
    let kind = ControlKind.tab(isShown: tab.item.isShown, group: origin) { [weak self] in
      self?.choose(index)
    }
    return ControlElement(
      kind, label: label.textWithoutImages, isEnabled: true, at: self, origin: label.origin)
  }

  private var bar: [Line] {
    tabs.map { tab in
      let badge = tab.badge.map { " (\($0))" } ?? ""
      let isShown = tab.item.isShown
      let label = choice(
        tab.item.labelNode.textWithoutImages + badge, isChosen: isShown,
        style: Style([.bold, .underline], foreground: .role(.accent)))
      return tab.item.labelNode.marked(isShown ? label : label.muted)
    }
  }

  override func makeWidthRange() -> WidthRange {
    var widths = content.widths.union(bar.widths(gap: 2))
    widths.label = 0
    return widths
  }

  override func makeBlock(for proposal: Proposal, replacing old: Block?) -> Block {
    content.relyOnLayout()
    let width = Proposal(width: proposal.width)
    return Block(joining: [
      Block(bar.flowing(within: proposal.width, gap: 2), origin: origin),
      content.arranged(in: StackLayout(proposal: width)),
    ])
  }
}
