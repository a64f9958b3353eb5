import PlatenLines

/// A tab, as the view around it finds it.
@MainActor
struct Tab {
  let item: any TabItem
  var tag: Any?
  var badge: String?

  /// The value that chooses it: its tag, or its place among the tabs.
  func value<Value: Hashable>(at index: Int) -> Value? { (tag ?? index) as? Value }
}

/// The node of a view with a tab.
@MainActor
protocol TabItem: Node {
  var labelNode: Node { get }
  var isShown: Bool { get }

  /// Shows the view, or shows it no more.
  func setShown(_ isShown: Bool)
}

/// Gives a view a tab.
private struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TabItemNode(modified(content), in: context)
  }
}

/// The label first, then the view, once it has been shown.
private final class TabItemNode<Content: View, Label: View>:
  GroupNode<ModifiedContent<Content, TabItemModifier<Label>>>, TabItem
{
  private(set) var isShown = false

  var labelNode: Node { children[0] }

  private var contentNode: Node? { children.count > 1 ? children[1] : nil }

  override var visibleChildren: [Node] { isShown ? children : [labelNode] }

  override func evaluate() {
    setChild(0, to: view.modifier.label)
    if contentNode != nil { setChild(1, to: view.content) }
  }

  func setShown(_ isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    if !isShown {
      contentNode?.disappear()
    } else if let contentNode {
      contentNode.mount()
    } else {
      setChild(1, to: view.content)
    }
    setNeedsLayout()
  }

  override func collectTabs(into tabs: inout [Tab]) { tabs.append(Tab(item: self)) }

  private var shown: Node? { isShown ? contentNode : nil }

  override func arrange(in column: StackLayout) -> Block {
    shown?.arranged(in: column) ?? .empty
  }

  override func makeWidthRange() -> WidthRange {
    _ = labelNode.widths  // So that it tells when it changes.
    return shown?.widths ?? .none
  }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    shown?.addLayoutItems(to: &items)
  }

  override func collectControls(into controls: inout ControlCollector) {
    shown?.collectControls(into: &controls)
  }

  override func collectTexts(into texts: inout [String]) { shown?.collectTexts(into: &texts) }
}

extension View {
  /// The label of this view's tab in a `TabView`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
