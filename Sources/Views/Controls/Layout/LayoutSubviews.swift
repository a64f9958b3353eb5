import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The subviews that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  let items: [LayoutItem]
  let placements: LayoutPlacements

  /// Always left to right.
  public var layoutDirection: LayoutDirection { .leftToRight }

  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }

  /// The subview at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(index: index, item: items[index], placements: placements)
  }

  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.elementsEqual(b, by: ==)
  }
}

/// A subview that a layout measures and places.
public struct LayoutSubview: Equatable, Sendable {
  fileprivate let index: Int
  fileprivate let item: LayoutItem
  fileprivate let placements: LayoutPlacements

  /// Returns the size of the subview for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { item.block(for: proposal).size }
  }

  /// Returns the dimensions of the subview for a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// Places the subview.
  ///
  /// - Parameters:
  ///   - position: The position of the anchor, in points.
  ///   - anchor: The point of the subview that is at the position.
  ///   - proposal: The size proposed to the subview.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    MainActor.assumeIsolated {
      placements[index] = LayoutPlacements.Placement(
        block: item.block(for: proposal), position: position, anchor: anchor)
    }
  }

  /// The priority that ``SwiftUICore/View/layoutPriority(_:)`` sets.
  public var priority: Double { MainActor.assumeIsolated { item.layoutTraits.priority } }

  /// The preferred distances to other views.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The value that `layoutValue(key:value:)` sets for a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    // The value stays on the main actor, on which layouts are called.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = item.layoutTraits.values[id]?.value }
    return value as? K.Value ?? K.defaultValue
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    MainActor.assumeIsolated { a.item.node === b.item.node }
  }
}

/// The positions at which a layout places its subviews.
@MainActor
final class LayoutPlacements {
  struct Placement {
    let block: Block
    let position: CGPoint
    let anchor: UnitPoint

    /// The column of the leftmost cell and the first line.
    var origin: (column: Int, line: Int) {
      let size = block.size
      return (
        Points.nearest(position.x - anchor.x * size.width, per: 8),
        Points.nearest(position.y - anchor.y * size.height, per: 16)
      )
    }
  }

  private var placements: [Int: Placement] = [:]

  subscript(index: Int) -> Placement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}

extension LayoutItem {
  /// Returns the lines of the item for a proposal of a layout.
  fileprivate func block(for proposal: ProposedViewSize) -> Block {
    let width =
      switch proposal.width {
      case nil: widths.ideal
      case 0?: widths.min
      case let width?: min(Points.cells(width), max(widths.max, widths.min))
      }
    let height = proposal.height.flatMap { $0.isFinite && $0 > 0 ? Points.lines($0) : nil }
    return block(for: Proposal(width: width, height: height))
  }
}

extension Block {
  /// The size of the block, in points.
  fileprivate var size: CGSize {
    CGSize(width: Points.length(ofCells: width), height: Points.length(ofLines: count))
  }
}

extension Points {
  /// Returns the cell or line that is nearest to a position.
  fileprivate static func nearest(_ position: CGFloat, per unit: CGFloat) -> Int {
    if position.isNaN { return 0 }
    return Int(min(max(position / unit, 0), CGFloat(WidthRange.unlimited)).rounded())
  }
}
