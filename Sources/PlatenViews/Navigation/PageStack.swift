import PlatenLines

/// The pages of a stack, of which the topmost is shown.
struct PageStack: Primitive {
  let pages: Pages

  func makeNode(in place: Place) -> Node { PageStackNode(self, in: place) }
}

private final class PageStackNode: GroupNode<PageStack> {
  private var shown: [Page] = []

  override func evaluate() {
    let pages = reading { view.pages.all }
    let kept = zip(shown, pages).prefix { $0 === $1 }.count
    let new = [Node?](repeating: nil, count: pages.count - kept)
    shown = pages
    replaceChildren(kept..<children.count, with: new) { PageView(page: pages[$0]) }
    for (index, child) in children.enumerated() {
      (child as? PageNode)?.setShown(index == children.count - 1)
    }
  }
}

/// A page as it stands in its stack.
private struct PageView: Primitive {
  let page: Page

  func makeNode(in place: Place) -> Node { PageNode(self, in: place) }
}

/// The page with its bar, while it is the topmost; a page that is covered shows nothing, and stays.
private final class PageNode: WrapperNode<PageView> {
  private(set) var isShown = false

  private var shown: Node? { isShown ? child : nil }

  private lazy var inner = Scope(parent: scope)

  override var childScope: Scope { inner }

  override var shownChildren: [Node] { isShown ? children : [] }

  override func evaluate() {
    let page = view.page
    _ = inner.set(environment.changes)
    let content = reading { page.content }
    show(Barred(bar: page.bar, page: page, content: content))
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
      child?.retract()
    } else if isMounted {
      child?.mount()
    }
    requireLayout()
  }

  override func viewsMoved() { view.page.bar.viewsMoved() }

  override func childNeedsLayout(_ child: Node) -> Bool { isShown }

  override func arrange(in column: Column) -> Block { shown?.arranged(in: column) ?? .empty }

  override func makeWidths() -> Widths { shown?.widths ?? .none }

  override func collectUnits(into units: inout [Unit]) { shown?.addUnits(to: &units) }

  override func collectParts(into parts: inout [Part]) { shown?.addParts(to: &parts) }

  override func collectControls(into controls: inout ControlList) {
    if isShown, view.page.canGoBack { controls.goBack = { [page = view.page] in page.pop() } }
    shown?.addControls(to: &controls)
  }

  override func collectTexts(into texts: inout [String]) { shown?.collectTexts(into: &texts) }

  override func collectTagged(into tagged: inout [Tagged]) { shown?.collectTagged(into: &tagged) }

  override func collectTabs(into tabs: inout [Tab]) { shown?.collectTabs(into: &tabs) }

  override func node(ofID id: AnyHashable) -> Node? { shown?.node(ofID: id) }
}
