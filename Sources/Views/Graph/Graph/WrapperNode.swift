import PlatenLines

/// A node that shows the lines of at most one child.
@_spi(Nodes) open class WrapperNode<V: View>: ViewNode<V> {
  // Access to a stored property from another module would require a dynamic exclusivity check.
  package final var child: Node? { storedChild }
  private final var storedChild: Node?
  /// Whether the child is hidden.
  package final var hidesChild: Bool {
    get { storedHidesChild }
    set { storedHidesChild = newValue }
  }
  private final var storedHidesChild = false
  private final var key: AnyHashable?

  package override init(_ view: V, in context: NodeContext) {
    super.init(view, in: context.adding(.joinsFormSections))
  }

  /// The environment of the child.
  open var childScope: EnvironmentScope { scope }

  /// Shows a view as the child. If the key changes, the child loses its identity.
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
    storedChild = new
    graph.didReplace(old, with: new, under: self)
    setNeedsLayout()
  }

  // A closure would check its isolation.
  open override var children: [Node] { if let child { [child] } else { [] } }

  /// The child, or `nil` if it is hidden.
  private final var visibleChild: Node? { storedHidesChild ? nil : storedChild }

  public final override var visibleChildren: [Node] {
    if let visibleChild { [visibleChild] } else { [] }
  }

  // These overrides avoid allocating an array for the single child.

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

  /// Appends the views that a row arranges individually, after applying a change to each view.
  package final func addLayoutItems(
    to items: inout [LayoutItem], changing change: (inout LayoutItem) -> Void
  ) {
    let start = items.count
    visibleChild?.addLayoutItems(to: &items)
    for index in start..<items.count { change(&items[index]) }
  }
}
