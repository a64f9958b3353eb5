import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A flexible space that fills the remaining width of an `HStack`.
///
///     HStack {
///       Text("left")
///       Spacer()
///       Text("right")
///     }
///
/// In a `VStack`, which is only as high as its lines, a spacer has its minimum length.
public struct Spacer: PrimitiveView {
  /// The minimum length in points, 8 per cell in an `HStack` and 16 per line in a `VStack`; `nil`
  /// means 0.
  public var minLength: CGFloat?

  /// Creates a spacer with a minimum length in points.
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
