import PlatenLines

/// A node whose lines are those of one view below it, or of none.
class WrapperNode<V: View>: ViewNode<V> {
  private(set) final var child: Node?
  private final var key: AnyHashable?

  /// The environment that the child sees.
  var childScope: EnvironmentScope { scope }

  /// Shows a view in the child's place; another key makes it another place.
  final func show<Content: View>(_ content: consuming Content, as key: AnyHashable? = nil) {
    let context = context(scope: childScope)
    guard let child, key == self.key else {
      self.key = key
      return replaceChild(with: content.node(in: context))
    }
    replaceChild(with: child.updated(to: content, in: context))
  }

  final func showNothing() {
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

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func collectControls(into controls: inout ControlCollector) {
    child?.addControls(to: &controls)
  }

  override func arrange(in column: StackLayout) -> Block { child?.arranged(in: column) ?? .empty }

  override func makeWidthRange() -> WidthRange { child?.widths ?? .none }

  override func collectLayoutItems(into items: inout [LayoutItem]) {
    child?.addLayoutItems(to: &items)
  }

  /// Adds the views that a row places one by one, with a change made to each.
  final func addLayoutItems(
    to items: inout [LayoutItem], changing change: (inout LayoutItem) -> Void
  ) {
    let start = items.count
    child?.addLayoutItems(to: &items)
    for index in start..<items.count { change(&items[index]) }
  }

  override func collectFormSections(into parts: inout [FormSection]) {
    child?.addFormSections(to: &parts)
  }
}
