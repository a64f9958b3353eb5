@_spi(Nodes) import PlatenGraph
import PlatenInteraction
import PlatenLines

/// A node that displays the rows of a list and marks the selected rows.
///
/// See Documentation/Decisions/lists.md.
final class ListNode<SelectionValue: Hashable, Content: View>:
  ViewportNode<List<SelectionValue, Content>>, RowsContainer
{
  /// The width of the selection mark and the space after it, in cells.
  private static var gutter: Int { 2 }

  private var selection: ListSelection<SelectionValue>.Values? {
    didSet { hasSelection = selection != nil }
  }
  /// Whether the list has a selection. The value is stored separately because the layout of each
  /// row reads it: unwrapping an optional of a generic type each time took 39,000 instructions per
  /// scroll.
  private var hasSelection = false

  override var canSelect: Bool { hasSelection }

  override func evaluate() {
    let values = EnvironmentValues(scope)
    (texts, beginning) = (values.rowTexts, values.firstCursorRow)
    showRows(view.content) { selection = view.selection?.values }
  }

  override var title: String { "List" }

  private var texts: RowTexts?

  override var rowTexts: RowTexts? { texts }

  private var beginning: Int?

  override var firstCursorRow: Int? { beginning }

  override var fillsWidth: Bool { true }

  override var partsSections: Bool { true }

  override func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: max(proposal.width - indent(of: row), 0))
  }

  /// Returns the indentation of a row, in cells: the width of the gutter for rows of selectable
  /// lists and rows below a section header, otherwise 0.
  private func indent(of row: LayoutItem) -> Int {
    let hasRoom = row.isCounted && (hasSelection || row.section?.isTitled == true)
    return hasRoom ? Self.gutter : 0
  }

  /// The sign of a selected row.
  private static var sign: Line { Line("* ", style: Style(.bold, foreground: .role(.success))) }

  override func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block {
    let indent = indent(of: row)
    if indent == 0 { return block }
    var isFirst = true
    return block.mapLines { line in
      defer { isFirst = false }
      return isFirst && isSelected ? Self.sign + line : line.indented(by: indent)
    }
  }

  private func value(at position: Int) -> SelectionValue? {
    table.traits(at: position).value(as: SelectionValue.self)
  }

  override func isSelected(at position: Int) -> Bool { hasSelection && isChosen(at: position) }

  // Not inlined, because the function looks up the metadata of its generic types on entry, and
  // lists without a selection do not need this metadata.
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

  /// Describes the numbers of the visible selected rows and the count of hidden selected values.
  override func remark(on shown: @autoclosure () -> [(number: Int, position: Int)]) -> String {
    hasSelection ? selectionRemark(on: shown()) : ""
  }

  // Not inlined for the same reason as `isChosen(at:)`.
  @inline(never)
  private func selectionRemark(on shown: [(number: Int, position: Int)]) -> String {
    guard let selection, selection.count > 0 else { return "" }
    let numbers = shown.filter { isSelected(at: $0.position) }.map(\.number)
    let hidden = max(selection.count - numbers.count, 0)
    if numbers.isEmpty { return ", \(hidden) selected not shown" }
    let more = hidden > 0 ? " and \(hidden) not shown" : ""
    return ", selected \(ControlElement.Rows.numbers(numbers))\(more)"
  }
}
