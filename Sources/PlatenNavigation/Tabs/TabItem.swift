@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A tab, as the view around it finds it.
@MainActor
package struct Tab {
  let item: any TabItem
  var tag: Any?
  var badge: String?

  /// The value that chooses it: its tag, or its place among the tabs.
  func value<Value: Hashable>(at index: Int) -> Value? { (tag ?? index) as? Value }
}

/// The tabs of the views in a ``TabView``.
enum TabsKey: ListKey {
  typealias Element = Tab
}

extension [Tab]: TagReceiver {
  /// The tabs, those without a tag with this one.
  package func tagged(_ tag: Any) -> [Tab] {
    map { tab in
      var tab = tab
      if tab.tag == nil { tab.tag = tag }
      return tab
    }
  }

  /// The tabs, those without a badge with this one.
  @MainActor
  func badged(_ badge: String?) -> [Tab] {
    map { tab in
      var tab = tab
      if tab.badge == nil { tab.badge = badge }
      return tab
    }
  }
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

/// The label, and the view, once it has been shown.
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
    // The first evaluation sets it, which a node's initializer does.
    guard let label else {
      fatalError("the label of \(Self.self) was read before its evaluation")
    }
    return label
  }

  var isShown: Bool { !hidesChild }

  override var children: [Node] { [labelNode] + super.children }

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

  /// The label is shown in the bar of the tabs, whichever tab is chosen.
  override func mountedDidChange() { if isMounted { labelNode.mount() } }

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
    key == TabsKey.self ? [Tab(item: self)] as? K.Value : super.preference(key)
  }

  override func makeWidthRange() -> WidthRange {
    labelNode.relyOnLayout()
    return super.makeWidthRange()
  }
}

extension View {
  /// The label of this view's tab in a `TabView`.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
