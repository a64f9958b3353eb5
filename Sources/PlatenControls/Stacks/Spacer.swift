import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// Room that takes whatever is left beside the other views of an `HStack`.
///
/// In a `VStack`, whose height is that of its lines, it takes its least length only.
///
///     HStack {
///       Text("left")
///       Spacer()
///       Text("right")
///     }
public struct Spacer: PrimitiveView {
  /// The least length, in points: 8 a cell in a row, 16 a line in a column; none if `nil`.
  public var minLength: CGFloat?

  /// Room of at least a length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  package func makeNode(in context: NodeContext) -> Node { SpacerNode(self, in: context) }
}

private final class SpacerNode: LeafNode<Spacer> {
  private var minLength: CGFloat = 0 {
    didSet { setNeedsLayout(ifChanged: minLength, from: oldValue) }
  }

  override func evaluate() { minLength = view.minLength ?? 0 }

  override var isLowPriority: Bool { axis == .horizontal }

  override func makeWidthRange() -> WidthRange {
    guard axis == .horizontal else { return .none }
    let least = Points.cells(minLength)
    return WidthRange(least, least, WidthRange.unlimited)
  }

  override func makeLines(for proposal: Proposal) -> [Line] {
    axis == .horizontal ? [] : [Line](repeating: .empty, count: Points.lines(minLength))
  }
}
