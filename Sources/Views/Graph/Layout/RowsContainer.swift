/// The node of a view that shows other views as rows.
@MainActor
package protocol RowsContainer: Node {
  /// Selects the row with the specified selection value, and returns whether this succeeded.
  func select(_ value: AnyHashable) -> Bool
}
