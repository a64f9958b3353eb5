import PlatenControls
@_spi(Nodes) import PlatenGraph

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

extension View {
  /// Puts items beside the title of the page around; outside of a navigation stack, above this view.
  ///
  ///     .toolbar {
  ///       ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
  ///     }
  ///     // Movies  ( Add )
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Puts views behind the title of the page around; outside of a navigation stack, above this view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Whether what stands above the page is shown; what is said of other bars is accepted without
  /// effect. Without a bar that above the page is meant.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.isNavigationBar }
    let isHidden: Bool? = isMeant && visibility != .automatic ? visibility == .hidden : nil
    return modifier(ToolbarModifier(isHidden: isHidden))
  }

  /// Views before and behind the title of the page around.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Views before the title of the page around.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Views behind the title of the page around.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// Which bar of a screen is meant.
public struct ToolbarPlacement: Sendable {
  let isNavigationBar: Bool

  /// That above the page.
  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  /// That above the page.
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  /// That below the page.
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  /// That of tabs.
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
}
