/// Says something of the bar around a view, or makes one where there is none.
struct ToolbarModifier: PrimitiveModifier {
  var title: Text?
  var subtitle: Text?
  var hidesBack: Bool?
  var isHidden: Bool?
  /// A toolbar; nothing where it says nothing of one.
  var toolbar: (any ToolbarContent)?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    ToolbarModifierNode(modified(content), in: context.adding(.observesPreferences))
  }

  /// What it says of a bar, with the items of its toolbar.
  fileprivate func part(with entries: [ToolbarEntry]) -> ToolbarState.Contribution {
    ToolbarState.Contribution(
      title: title, subtitle: subtitle, hidesBack: hidesBack, isHidden: isHidden, entries: entries)
  }
}

/// A title alone shows nowhere outside of a navigation stack; what can be acted on does.
private final class ToolbarModifierNode<Content: View>:
  WrapperNode<ModifiedContent<Content, ToolbarModifier>>, PropertyNode, PreferenceObserver
{
  private weak var bar: ToolbarState?
  /// What the program's own content of the toolbar keeps.
  private var properties: [[ToolbarContentIndex]: ToolbarProperties] = [:]
  /// The one that is made here.
  private lazy var ownBar = ToolbarState()
  private lazy var inner: EnvironmentScope = {
    let inner = EnvironmentScope(parent: scope)
    var values = EnvironmentValues()
    values.bar = ownBar
    _ = inner.set(values.changes)
    return inner
  }()

  override var childScope: EnvironmentScope { makesBar ? inner : scope }

  /// Whether it has a toolbar to show, be that empty now: the view below stays the same when items come.
  private var makesBar: Bool {
    EnvironmentValues(scope).bar == nil && view.modifier.toolbar != nil
  }

  /// None: the properties are those of the toolbar's content, each under its own name.
  var ownName: String? { nil }

  func propertyName(of source: Dependency) -> String? {
    properties.values.lazy.compactMap { $0.name(of: source) }.first
  }

  override func evaluate() {
    let (outer, entries) = tracking { (EnvironmentValues(scope).bar, items()) }
    if makesBar {
      show(VStack(alignment: .leading) { WithToolbar(bar: ownBar, content: view.content) })
      bar = ownBar
    } else {
      show(view.content)
      bar = outer
    }
    bar?.set(view.modifier.part(with: entries), from: self)
  }

  /// The items of the toolbar; the program's own content is linked to this node.
  private func items() -> [ToolbarEntry] {
    guard let toolbar = view.modifier.toolbar else { return [] }
    let items = ToolbarItems(of: toolbar, for: self, known: properties)
    properties = items.properties
    return items.entries
  }

  override func mountedDidChange() { bar?.changed() }

  func preferencesReordered() { if makesBar { ownBar.childrenReordered() } }
}
