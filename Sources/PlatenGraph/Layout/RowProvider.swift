import PlatenLines

/// A node that has as many rows as a collection, and makes those that are asked for.
@MainActor
package protocol RowProvider: DrawableNode {
  /// The elements of the collection.
  var rowCount: Int { get }

  /// The row at a position, made if it is not there; none for a row that has the id of another.
  func row(at position: Int) -> (any DrawableNode)?

  /// Keeps the rows in a range, and has those on the screen that are shown; all others are gone.
  func retainRows(in range: Range<Int>, shown: Range<Int>)

  /// What modifiers tell about the row at a position, and its id as its last tag.
  func traits(at position: Int) -> ViewTraits

  /// Where the row stands that the program calls by an id.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  func position(ofID id: AnyHashable) -> Int?

  /// Whether users can move the rows.
  var canMove: Bool { get }

  /// Brings the row at a position to the place of another.
  func move(from position: Int, to destination: Int)
}

/// A view that is always several rows of a list: a `ForEach` over such views makes all of them, and
/// leaves it to those in them to make rows as they are shown.
@MainActor
package protocol RowPassthrough {}

extension ModifiedContent: RowPassthrough where Content: RowPassthrough {}
