import PlatenLines

/// A node whose lines are those of one view below it, or of none.
@_spi(Nodes) open class WrapperNode<V: View>: ViewNode<V> {
  package private(set) final var child: Node?
  /// Whether nothing of the child is shown in this place.
  package final var hidesChild = false
  private final var key: AnyHashable?

  package override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding(.joinsFormSections))
  }

  /// The environment that the child sees.
  open var childScope: EnvironmentScope { scope }

  /// Shows a view in the child's place; another key makes it another place.
  package final func show<Content: View>(_ content: consuming Content, as key: AnyHashable? = nil) {
    let context = context(scope: childScope)
    guard let child, key == self.key else {
      self.key = key
      return replaceChild(with: content.node(in: context))
    }
    replaceChild(with: child.updated(to: content, in: context))
  }

  package final func showNothing() {
    key = nil
    replaceChild(with: nil)
  }

  private final func replaceChild(with new: Node?) {
    guard new !== child else { return }
    let old = child
    child = new
    graph.didReplace([old].compactMap { $0 }, with: [new].compactMap { $0 }, under: self)
    setNeedsLayout()
  }

  open override var children: [Node] { child.map { [$0] } ?? [] }

  /// The child, if it is shown in this place.
  private final var visibleChild: Node? { hidesChild ? nil : child }

  public final override var visibleChildren: [Node] { visibleChild.map { [$0] } ?? [] }

  // These walks need no array of the one child.

  open override func collectControls(into controls: inout ControlCollector) {
    visibleChild?.addControls(to: &controls)
  }

  open override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    visibleChild?.preference(key)
  }

  override func arrange(in column: StackLayout) -> Block {
    visibleChild?.arranged(in: column) ?? .empty
  }

  open override func makeWidthRange() -> WidthRange { visibleChild?.widths ?? .none }

  open override func collectLayoutItems(into items: inout [LayoutItem]) {
    visibleChild?.addLayoutItems(to: &items)
  }

  /// Adds the views that a row places one by one, with a change made to each.
  package final func addLayoutItems(
    to items: inout [LayoutItem], changing change: (inout LayoutItem) -> Void
  ) {
    let start = items.count
    visibleChild?.addLayoutItems(to: &items)
    for index in start..<items.count { change(&items[index]) }
  }
}
