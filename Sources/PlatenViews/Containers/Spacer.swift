import Foundation
import PlatenLines

/// Room that takes whatever is left beside the other views of an `HStack`.
///
/// In a `VStack`, whose height is that of its lines, it takes its least length only.
public struct Spacer: Primitive {
  /// In points: 8 a cell, 16 a line.
  public var minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  func makeNode(in place: Place) -> Node { SpacerNode(self, in: place) }
}

private final class SpacerNode: LeafNode<Spacer> {
  override func evaluate() { requireLayout() }

  override func makeWidths() -> Widths {
    let least = Points.cells(view.minLength ?? 0)
    return Widths(least, least, Widths.unlimited)
  }

  override func arrange(in column: Column) -> Block {
    didLayout()
    let lines = Points.lines(view.minLength ?? 0)
    return Block([Line](repeating: .empty, count: lines), origin: origin)
  }
}
