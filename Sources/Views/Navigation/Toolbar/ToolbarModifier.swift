import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A modifier that contributes to the enclosing bar, or creates a bar if there is none.
struct ToolbarModifier: PrimitiveModifier {
  var title: Text?
  var subtitle: Text?
  var hidesBack: Bool?
  var isHidden: Bool?
  /// The content of the toolbar, or `nil` if the modifier sets only the other properties.
  var toolbar: (any ToolbarContent)?

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    ToolbarModifierNode(modified(content), in: context.adding(.observesPreferences))
  }

  /// Returns the contribution to a bar, with the items of the toolbar.
  fileprivate func part(with entries: [ToolbarEntry]) -> ToolbarState.Contribution {
    ToolbarState.Contribution(
      title: title, subtitle: subtitle, hidesBack: hidesBack, isHidden: isHidden, entries: entries)
  }
}

/// A node that contributes to a bar.
///
/// If no bar encloses the node, a modifier with toolbar content creates a bar. A modifier with only
/// a title then has no effect.
private final class ToolbarModifierNode<Content: View>:
  WrapperNode<ModifiedContent<Content, ToolbarModifier>>, PropertyNode, PreferenceObserver
{
  private weak var bar: ToolbarState?
  /// The dynamic properties of custom toolbar content.
  private var properties: [[ToolbarContentIndex]: ToolbarProperties] = [:]
  /// The bar that this node creates if no bar encloses the node.
  private lazy var ownBar = ToolbarState()
  private lazy var inner: EnvironmentScope = {
    let inner = EnvironmentScope(parent: scope)
    var values = EnvironmentValues()
    values.bar = ownBar
    _ = inner.set(values.changes)
    return inner
  }()

  override var childScope: EnvironmentScope { makesBar ? inner : scope }

  /// Whether the node creates a bar.
  ///
  /// The value does not depend on the number of items, so inserting the first item does not replace
  /// the view below.
  private var makesBar: Bool {
    EnvironmentValues(scope).bar == nil && view.modifier.toolbar != nil
  }

  /// Always `nil`: warnings name the toolbar's content, which declares the dynamic properties.
  var ownName: String? { nil }

  func propertyName(of source: Dependency) -> String? {
    properties.values.compactMap { $0.name(of: source) }.min()
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

  /// Returns the items of the toolbar, and binds the dynamic properties of custom content to this
  /// node.
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
  /// Adds items to the navigation bar, or above this view outside of a navigation stack.
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

  /// Adds views after the title of the navigation bar, or above this view outside of a navigation
  /// stack.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Shows or hides the navigation bar.
  ///
  /// If no bars are specified, the modifier applies to the navigation bar. The visibility of other
  /// bars has no effect.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbar(visibility, for: bars)
  }

  func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.isNavigationBar }
    let isHidden: Bool? = isMeant && visibility != .automatic ? visibility == .hidden : nil
    return modifier(ToolbarModifier(isHidden: isHidden))
  }

  /// Adds views before and after the title of the navigation bar.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Adds views before the title of the navigation bar.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Adds views after the title of the navigation bar.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// The bar that a toolbar modifier applies to.
public struct ToolbarPlacement: Sendable {
  let isNavigationBar: Bool

  /// The default bar, which is the navigation bar.
  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  /// The navigation bar above the content.
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  /// The bar below the content.
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  /// The bar of tabs in a tab view.
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
}
