import PlatenInteraction
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The node of a list: its rows, and a mark at those that are selected.
final class ListNode<SelectionValue: Hashable, Content: View>:
  ViewportNode<List<SelectionValue, Content>>, RowsContainer
{
  /// The cells of a mark and the space behind it.
  private static var gutter: Int { 2 }

  private var selection: ListSelection<SelectionValue>.Values? {
    didSet { hasSelection = selection != nil }
  }
  /// Whether there is a selection: kept beside it, because every row laid out asks, and to look into
  /// an optional of a generic type each time took 39,000 instructions of a scroll.
  private var hasSelection = false

  override func evaluate() {
    showRows(view.content) { selection = view.selection?.values }
  }

  override var title: String { "List" }

  override var canSelect: Bool { view.selection != nil }

  override var fillsWidth: Bool { true }

  override var partsSections: Bool { true }

  override func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: max(proposal.width - indent(of: row), 0))
  }

  /// Room for a mark where rows can be selected, and below a header in any case.
  private func indent(of row: LayoutItem) -> Int {
    let hasRoom = row.isCounted && (hasSelection || row.section?.isTitled == true)
    return hasRoom ? Self.gutter : 0
  }

  override func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block {
    let indent = indent(of: row)
    if indent == 0 { return block }
    var isFirst = true
    return block.mapLines { line in
      defer { isFirst = false }
      return isFirst && isSelected ? "* " + line : line.indented(by: indent)
    }
  }

  private func value(at position: Int) -> SelectionValue? {
    table.traits(at: position).value(as: SelectionValue.self)
  }

  override func isSelected(at position: Int) -> Bool { hasSelection && isChosen(at: position) }

  // By itself, since it looks up the generic types that it is made of before anything else.
  @inline(never)
  private func isChosen(at position: Int) -> Bool {
    guard let selection, let value = value(at: position) else { return false }
    return selection.contains(value)
  }

  func select(_ value: AnyHashable) -> Bool {
    guard let selection = view.selection, let value = value.base as? SelectionValue else {
      return false
    }
    selection.select(value)
    return true
  }

  override func canSelect(at position: Int) -> Bool {
    let traits = table.traits(at: position)
    return !traits.refused.contains(.select) && traits.value(as: SelectionValue.self) != nil
  }

  override func select(at position: Int) {
    if let value = value(at: position) { view.selection?.select(value) }
  }

  override func selectOnly(at position: Int) {
    if let value = value(at: position) { view.selection?.selectOnly(value) }
  }

  /// Which rows shown are selected, and how many values more.
  override func remark(on shown: [(number: Int, position: Int)]) -> String {
    guard let selection, selection.count > 0 else { return "" }
    let numbers = shown.filter { isSelected(at: $0.position) }.map(\.number)
    let hidden = max(selection.count - numbers.count, 0)
    if numbers.isEmpty { return ", \(hidden) selected not shown" }
    let more = hidden > 0 ? " and \(hidden) not shown" : ""
    return ", selected \(ControlElement.Rows.numbers(numbers))\(more)"
  }
}
