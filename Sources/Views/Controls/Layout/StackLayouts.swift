import Foundation
@_spi(Nodes) import PlatenGraph

/// A horizontal stack as a layout, for use in an ``AnyLayout``.
public struct HStackLayout: Layout, Equatable, Sendable {
  /// The vertical alignment of the subviews.
  public var alignment: VerticalAlignment
  /// The distance between subviews in points, 8 per cell; `nil` means one cell.
  public var spacing: CGFloat?

  /// Creates a horizontal stack with an alignment and a spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a horizontal stack.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subviews, in: proposal)
    return CGSize(width: frames.last?.maxX ?? 0, height: frames.map(\.height).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: proposal)) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX, y: bounds.minY + alignment.share * bounds.height),
        anchor: UnitPoint(x: 0, y: alignment.share),
        proposal: ProposedViewSize(width: frame.width, height: bounds.height))
    }
  }

  /// The frame of each subview at the top of the stack, in points.
  private func frames(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGRect] {
    let gap = spacing.map(Points.cells) ?? 1
    let widths = MainActor.assumeIsolated {
      subviews.items.rowWidths(within: proposal.width.map(Points.cells), spacing: gap)
    }
    var x: CGFloat = 0
    return zip(subviews, widths).map { subview, cells in
      let width = Points.length(ofCells: cells)
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      defer { x += cells > 0 ? width + Points.length(ofCells: gap) : 0 }
      return CGRect(x: x, y: 0, width: width, height: size.height)
    }
  }
}

/// A vertical stack as a layout, for use in an ``AnyLayout``.
public struct VStackLayout: Layout, Equatable, Sendable {
  /// The horizontal alignment of the subviews.
  public var alignment: HorizontalAlignment
  /// The distance between subviews in points, 16 per line; `nil` means no space.
  public var spacing: CGFloat?

  /// Creates a vertical stack with an alignment and a spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The properties of a vertical stack.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let frames = frames(of: subviews, in: proposal)
    return CGSize(width: frames.map(\.width).max() ?? 0, height: frames.last?.maxY ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, in: proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX + alignment.share * bounds.width, y: bounds.minY + frame.minY),
        anchor: UnitPoint(x: alignment.share, y: 0),
        proposal: ProposedViewSize(width: proposal.width, height: nil))
    }
  }

  /// The frame of each subview at the left edge of the stack, in points.
  private func frames(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGRect] {
    let gap = Points.length(ofLines: spacing.map(Points.lines) ?? 0)
    var y: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      let top = y > 0 && size.height > 0 ? y + gap : y
      y = top + size.height
      return CGRect(origin: CGPoint(x: 0, y: top), size: size)
    }
  }
}

/// A stack that overlays its subviews as a layout, for use in an ``AnyLayout``.
public struct ZStackLayout: Layout, Equatable, Sendable {
  /// The alignment of the subviews.
  public var alignment: Alignment

  /// Creates a stack that overlays its subviews.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let anchor = UnitPoint(x: alignment.horizontal.share, y: alignment.vertical.share)
    for subview in subviews {
      subview.place(
        at: CGPoint(
          x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height),
        anchor: anchor, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
