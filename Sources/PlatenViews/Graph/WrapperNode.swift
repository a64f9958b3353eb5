import PlatenLines

/// A node whose lines are those of one view below it, or of none.
class WrapperNode<V: View>: ViewNode<V> {
  private(set) final var child: Node?
  private final var key: AnyHashable?

  /// The environment that the child sees.
  var childScope: Scope { scope }

  /// Shows a view in the child's place; another key makes it another place.
  final func show<Content: View>(_ content: consuming Content, as key: AnyHashable? = nil) {
    let place = place(scope: childScope)
    guard let child, key == self.key else {
      self.key = key
      return replaceChild(with: content.node(in: place))
    }
    replaceChild(with: child.updated(to: content, in: place))
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
    requireLayout()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func collectControls(into controls: inout ControlList) {
    child?.addControls(to: &controls)
  }

  override func arrange(in column: Column) -> Block { child?.arranged(in: column) ?? .empty }

  override func makeWidths() -> Widths { child?.widths ?? .none }

  override func collectUnits(into units: inout [Unit]) { child?.addUnits(to: &units) }

  /// Adds the views that a row places one by one, with a change made to each.
  final func addUnits(to units: inout [Unit], changing change: (inout Unit) -> Void) {
    let start = units.count
    child?.addUnits(to: &units)
    for index in start..<units.count { change(&units[index]) }
  }

  override func collectParts(into parts: inout [Part]) { child?.addParts(to: &parts) }
}
