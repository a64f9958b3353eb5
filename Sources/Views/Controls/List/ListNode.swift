@_spi(Nodes) import PlatenGraph
import PlatenLines

extension List: ViewportView {
  func rowLayout(origin: NodeID, gapOrigin: NodeID) -> any RowLayout {
    ListLayout(hasSelection: selection != nil)
  }
}

/// The node of a list, which reads the selection and the environment of the list.
///
/// See Documentation/Decisions/lists.md.
final class ListNode<SelectionValue: Hashable, Content: View>:
  ViewportNode<List<SelectionValue, Content>>, RowsContainer
{
  override func evaluate() {
    let values = EnvironmentValues(scope)
    (rows.texts, cursor.position.firstNumber) = (values.rowTexts, values.firstCursorRow)
    showRows { rows.selection = view.selection.map(SelectedRows.init) }
  }

  func select(_ value: AnyHashable) -> Bool {
    guard let selection = view.selection, let value = value.base as? SelectionValue else {
      return false
    }
    selection.select(value)
    return true
  }
}

/// The layout of the rows of a list, which indents rows and marks the selected ones.
private struct ListLayout: RowLayout {
  /// The width of the selection mark and the space after it, in cells.
  private static let gutter = 2
  /// The sign of a selected row.
  private static let sign = Line("* ", style: Style(.bold, foreground: .role(.success)))

  let hasSelection: Bool

  var title: String { "List" }

  var fillsWidth: Bool { true }

  var partsSections: Bool { true }

  func proposal(for row: LayoutItem, in proposal: Proposal) -> Proposal {
    Proposal(width: max(proposal.width - indent(of: row), 0))
  }

  /// Returns the indentation of a row, in cells: the width of the gutter for rows of selectable
  /// lists and rows below a section header, otherwise 0.
  private func indent(of row: LayoutItem) -> Int {
    let hasRoom = row.isCounted && (hasSelection || row.section?.isTitled == true)
    return hasRoom ? Self.gutter : 0
  }

  func finished(_ block: Block, of row: LayoutItem, isSelected: Bool) -> Block {
    let indent = indent(of: row)
    if indent == 0 { return block }
    var isFirst = true
    return block.mapLines { line in
      defer { isFirst = false }
      return isFirst && isSelected ? Self.sign + line : line.indented(by: indent)
    }
  }
}
