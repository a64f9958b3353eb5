import PlatenLines

/// The pages of a stack, of which the topmost is shown.
struct NavigationEntryStack: PrimitiveView {
  let pages: NavigationStackState

  func makeNode(in context: NodeContext) -> Node { NavigationEntryStackNode(self, in: context) }
}

private final class NavigationEntryStackNode: GroupNode<NavigationEntryStack> {
  private var shown: [NavigationEntry] = []

  override func evaluate() {
    let pages = tracking { view.pages.all }
    let kept = zip(shown, pages).prefix { $0 === $1 }.count
    let new = [Node?](repeating: nil, count: pages.count - kept)
    shown = pages
    replaceChildren(kept..<children.count, with: new) { NavigationEntryView(page: pages[$0]) }
    for (index, child) in children.enumerated() {
      (child as? NavigationEntryNode)?.setShown(index == children.count - 1)
    }
  }
}

/// A page as it stands in its stack.
private struct NavigationEntryView: PrimitiveView {
  let page: NavigationEntry

  func makeNode(in context: NodeContext) -> Node { NavigationEntryNode(self, in: context) }
}

/// The page with its bar, while it is the topmost; a page that is covered shows nothing, and stays.
private final class NavigationEntryNode: WrapperNode<NavigationEntryView> {
  private(set) var isShown = false

  private var shown: Node? { isShown ? child : nil }

  private lazy var inner = EnvironmentScope(parent: scope)

  override var childScope: EnvironmentScope { inner }

  override var shownChildren: [Node] { isShown ? children : [] }

  override func evaluate() {
    let page = view.page
    _ = inner.set(environment.changes)
    let content = tracking { page.content }
    show(WithToolbar(bar: page.bar, page: page, content: content))
  }

  /// What the views in it see: how they are taken off the stack, if they were pushed.
  private var environment: EnvironmentValues {
    let page = view.page
    var values = EnvironmentValues()
    (values.page, values.bar, values.editing) = (page, page.bar, page.editing)
    if page.isPushed { (values.dismiss, values.isPresented) = (page.dismissal, true) }
    return values
  }

  func setShown(_ isShown: Bool) {
    if isShown == self.isShown { return }
    self.isShown = isShown
    if !isShown {
      child?.disappear()
    } else if isMounted {
      child?.mount()
    }
    setNeedsLayout()
  }

  override func childrenReordered() { view.page.bar.childrenReordered() }

  override func childNeedsLayout(_ child: Node) -> Bool { isShown }

  override func arrange(in column: StackLayout) -> Block { shown?.arranged(in: column) ?? .empty }

  override func makeWidthRange() -> WidthRange { shown?.widths ?? .none }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    shown?.addLayoutItems(to: &items)
  }

  override func collectFormSections(into parts: inout [FormSection]) {
    shown?.addFormSections(to: &parts)
  }

  override func collectControls(into controls: inout ControlCollector) {
    if isShown, view.page.canGoBack { controls.goBack = { [page = view.page] in page.pop() } }
    shown?.addControls(to: &controls)
  }

  override func collectTexts(into texts: inout [String]) { shown?.collectTexts(into: &texts) }

  override func collectTagged(into tagged: inout [Tagged]) { shown?.collectTagged(into: &tagged) }

  override func collectTabs(into tabs: inout [Tab]) { shown?.collectTabs(into: &tabs) }

  override func node(ofID id: AnyHashable) -> Node? { shown?.node(ofID: id) }
}
