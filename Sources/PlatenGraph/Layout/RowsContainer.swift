/// The node of a view that shows others as rows.
@MainActor
package protocol RowsContainer: Node {
  /// Selects the row that is known by a value, and says whether it can.
  func select(_ value: AnyHashable) -> Bool
}
