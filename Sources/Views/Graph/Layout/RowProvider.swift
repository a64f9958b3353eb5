import PlatenLines

/// A node that creates a row for each element of a collection on demand.
@MainActor
package protocol RowProvider: DrawableNode {
  /// The number of elements in the collection.
  var rowCount: Int { get }

  /// Returns the row at a position, creating it if necessary, or `nil` if its ID is a duplicate.
  func row(at position: Int) -> (any DrawableNode)?

  /// Retains the rows in a range, shows the rows in the visible range, and removes all other rows.
  func retainRows(in range: Range<Int>, shown: Range<Int>)

  /// Retains and shows the rows at the specified ascending positions, and removes all other rows.
  func retainRows(at positions: [Int])

  /// Returns the ID of the element at a position.
  func id(at position: Int) -> AnyHashable

  /// Returns the readable text of the row at a position, without creating the row.
  func text(at position: Int) -> String

  /// Returns the traits of the row at a position, with the row's ID as its last tag.
  func traits(at position: Int) -> ViewTraits

  /// Returns the position of the row with the specified ID.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  func position(ofID id: AnyHashable) -> Int?

  /// Returns the position of the element with the specified ID that is nearest to a position.
  ///
  /// - Parameter reach: The maximum distance from the position.
  func position(ofID id: AnyHashable, near position: Int, within reach: Int) -> Int?

  /// Whether the user can move rows.
  var canMove: Bool { get }

  /// Moves the row at a position to the position of another row.
  func move(from position: Int, to destination: Int)
}

extension RowProvider {
  package var rowProvider: (any RowProvider)? { self }

  package var isLowPriority: Bool { false }

  package var fillsHeight: Bool { false }
}

/// A view that always represents several rows of a list.
///
/// A `ForEach` over such views creates all views, and each view creates its rows on demand.
@MainActor
package protocol RowPassthrough {}

extension ModifiedContent: RowPassthrough where Content: RowPassthrough {}
