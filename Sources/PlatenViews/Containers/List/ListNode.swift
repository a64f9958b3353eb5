import PlatenLines

/// The node of a list: its rows, and a mark at those that are selected.
final class ListNode<SelectionValue: Hashable, Content: View>:
  WindowNode<List<SelectionValue, Content>>
{
  /// The cells of a mark and the space behind it.
  private static var gutter: Int { 2 }

  private var selection: ListSelection<SelectionValue>.Values?

  override func evaluate() {
    showRows(view.content) { selection = view.selection?.values }
  }

  override var title: String { "List" }

  override var verbs: Set<Verb> {
    view.selection == nil ? super.verbs : super.verbs.union([.select])
  }

  override var fillsWidth: Bool { true }

  override func rowWidth(in width: Int) -> Int {
    selection == nil ? width : max(width - Self.gutter, 0)
  }

  /// In a list whose rows can be selected, a row stands behind room for its mark.
  override func finished(_ block: Block, of row: Unit, id: @autoclosure () -> AnyHashable?)
    -> Block
  {
    guard let selection, row.isCounted else { return block }
    let isSelected = (id()?.base as? SelectionValue).map(selection.contains) ?? false
    var isFirst = true
    return block.mapLines { line in
      defer { isFirst = false }
      return (isFirst && isSelected ? "* " : "  ") + line
    }
  }

  override func canSelect(_ id: AnyHashable) -> Bool { id.base is SelectionValue }

  override func select(_ id: AnyHashable) {
    if let value = id.base as? SelectionValue { view.selection?.select(value) }
  }
}
