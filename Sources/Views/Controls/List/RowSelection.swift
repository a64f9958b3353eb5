@_spi(Nodes) import PlatenGraph

/// The selected rows of a viewport.
@MainActor
protocol RowSelection: AnyObject {
  /// Returns whether the row at a position is selected.
  func isSelected(at position: Int, in index: RowIndex) -> Bool

  /// Returns whether the row at a position can be selected.
  func canSelect(at position: Int, in index: RowIndex) -> Bool

  /// Selects the row at a position; in a multiple selection, deselects a selected row.
  func select(at position: Int, in index: RowIndex)

  /// Returns the numbers of the visible selected rows and the count of hidden selected values, as
  /// additional text for the description of the control.
  ///
  /// - Parameter shown: The numbers and positions of the visible rows.
  func remark(on shown: [(number: Int, position: Int)], in index: RowIndex) -> String
}

/// The rows of a list whose values are selected, as of the last evaluation of the list.
final class SelectedRows<Value: Hashable>: RowSelection {
  private let selection: ListSelection<Value>
  private let values: ListSelection<Value>.Values

  init(_ selection: ListSelection<Value>) {
    self.selection = selection
    values = selection.values
  }

  private func value(at position: Int, in index: RowIndex) -> Value? {
    index.traits(at: position).value(as: Value.self)
  }

  func isSelected(at position: Int, in index: RowIndex) -> Bool {
    value(at: position, in: index).map(values.contains) ?? false
  }

  func canSelect(at position: Int, in index: RowIndex) -> Bool {
    let traits = index.traits(at: position)
    return !traits.refused.contains(.select) && traits.value(as: Value.self) != nil
  }

  func select(at position: Int, in index: RowIndex) {
    if let value = value(at: position, in: index) { selection.select(value) }
  }

  func remark(on shown: [(number: Int, position: Int)], in index: RowIndex) -> String {
    guard values.count > 0 else { return "" }
    let numbers = shown.filter { isSelected(at: $0.position, in: index) }.map(\.number)
    let hidden = max(values.count - numbers.count, 0)
    if numbers.isEmpty { return ", \(hidden) selected not shown" }
    let more = hidden > 0 ? " and \(hidden) not shown" : ""
    return ", selected \(ControlElement.Rows.numbers(numbers))\(more)"
  }
}
