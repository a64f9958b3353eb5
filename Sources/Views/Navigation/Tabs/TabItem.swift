@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A tab of a ``TabView``, with its tag and its badge.
@MainActor
package struct TabEntry {
  let item: any TabItem
  var tag: Any?
  var badge: String?

  /// Returns the value that selects this tab: its tag, or its index if it has no tag.
  func value<Value: Hashable>(at index: Int) -> Value? { (tag ?? index) as? Value }
}

/// The preference key that collects the tabs of a ``TabView``.
enum TabsKey: ListKey {
  typealias Element = TabEntry
}

extension [TabEntry]: TagReceiver {
  /// Returns the tabs, after assigning a tag to each tab that has none.
  package func tagged(_ tag: Any) -> [TabEntry] {
    map { tab in
      var tab = tab
      if tab.tag == nil { tab.tag = tag }
      return tab
    }
  }

  /// Returns the tabs, after assigning a badge to each tab that has none.
  @MainActor
  func badged(_ badge: String?) -> [TabEntry] {
    map { tab in
      var tab = tab
      if tab.badge == nil { tab.badge = badge }
      return tab
    }
  }
}

/// A node whose view is the content of a tab.
@MainActor
protocol TabItem: Node {
  var labelNode: Node { get }
  var isShown: Bool { get }

  /// Shows or hides the view.
  func setShown(_ isShown: Bool)
}

/// A modifier that adds a tab label to a view.
private struct TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    TabItemNode(modified(content), in: context)
  }
}

/// A node that creates its content when its tab is first selected.
private final class TabItemNode<Content: View, Label: View>:
  WrapperNode<ModifiedContent<Content, TabItemModifier<Label>>>, TabItem
{
  private var label: Node?

  override init(
    _ view: ModifiedContent<Content, TabItemModifier<Label>>, in context: NodeContext
  ) {
    super.init(view, in: context.adding([.skipsComparison, .isFormRow]))
    hidesChild = true
  }

  var labelNode: Node {
    // The first evaluation creates the label, before any layout.
    guard let label else {
      fatalError("the label of \(Self.self) was read before its evaluation")
    }
    return label
  }

  var isShown: Bool { !hidesChild }

  override var children: [Node] { [label].compactMap { $0 } + super.children }

  override func evaluate() {
    setLabel(view.modifier.label)
    if child != nil { show(view.content) }
  }

  private func setLabel(_ view: Label) {
    let old = label
    let new = old?.updated(to: view, in: context()) ?? view.node(in: context())
    guard new !== old else { return }
    label = new
    graph.didReplace([old].compactMap { $0 }, with: [new], under: self)
    setNeedsLayout()
  }

  /// Mounts the label, which the tab bar shows even while another tab is selected.
  override func mountedDidChange() { if isMounted { label?.mount() } }

  func setShown(_ isShown: Bool) {
    if isShown == self.isShown { return }
    hidesChild = !isShown
    if !isShown {
      child?.disappear()
    } else if let child {
      child.mount()
    } else {
      show(view.content)
    }
    setNeedsLayout()
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    key == TabsKey.self ? [TabEntry(item: self)] as? K.Value : super.preference(key)
  }

  override func makeWidthRange() -> WidthRange {
    labelNode.relyOnLayout()
    return super.makeWidthRange()
  }
}

extension View {
  /// Adds a tab for this view to the enclosing `TabView`, with a label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
