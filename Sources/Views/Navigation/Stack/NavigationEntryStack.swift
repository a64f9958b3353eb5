import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The entries of a navigation stack. Only the topmost entry is visible.
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

/// The view of a navigation entry in its stack.
private struct NavigationEntryView: PrimitiveView {
  let page: NavigationEntry

  func makeNode(in context: NodeContext) -> Node { NavigationEntryNode(self, in: context) }
}

/// A node that shows an entry and its bars while the entry is the topmost.
///
/// The node of a covered entry retains its child but does not show it.
private final class NavigationEntryNode: WrapperNode<NavigationEntryView>, PreferenceObserver {
  override init(_ view: NavigationEntryView, in context: NodeContext) {
    super.init(view, in: context.adding(.observesPreferences))
    hidesChild = true
  }

  private var isShown: Bool { !hidesChild }

  private lazy var inner = EnvironmentScope(parent: scope)

  override var childScope: EnvironmentScope { inner }

  override func evaluate() {
    let page = view.page
    _ = inner.set(environment.changes)
    let content = tracking { page.content }
    show(WithToolbar(bar: page.bar, page: page, content: content))
  }

  /// The environment values of the entry, including the dismiss action of a pushed entry.
  private var environment: EnvironmentValues {
    let page = view.page
    var values = EnvironmentValues()
    (values.page, values.bar, values.editing) = (page, page.bar, page.editing)
    if page.isPushed { (values.dismiss, values.isPresented) = (page.dismissal, true) }
    return values
  }

  func setShown(_ isShown: Bool) {
    if isShown == self.isShown { return }
    hidesChild = !isShown
    if !isShown {
      child?.disappear()
    } else if isMounted {
      child?.mount()
    }
    setNeedsLayout()
  }

  func preferencesReordered() { view.page.bar.childrenReordered() }

  override func childNeedsLayout(_ child: Node) -> Bool { isShown }

  override func collectControls(into controls: inout ControlCollector) {
    if isShown, view.page.canGoBack { controls.goBack = { [page = view.page] in page.pop() } }
    super.collectControls(into: &controls)
  }
}
