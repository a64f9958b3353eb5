import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view in a frame of its own size.
private struct FrameModifier: LayoutModifier {
  let width: LengthConstraint
  let height: LengthConstraint
  let alignment: Alignment

  var isFrame: Bool { true }

  func widths(around inner: WidthRange) -> WidthRange {
    inner.ignoresFrame ? inner : width.widths(around: inner)
  }

  func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal {
    Proposal(
      width: width.span(within: proposal.width, around: inner),
      labels: width.isFree ? proposal.labels : nil,
      height: proposal.height.map(height.clamped) ?? height.limit)
  }

  func visible(_ block: Block) -> Block {
    block.fitted(to: height.clamped(block.count))
  }

  func insets(around block: Block, madeFor inner: Proposal, within proposal: Proposal) -> Insets {
    let lines = height.clamped(block.count)
    let above = alignment.vertical.offset(of: block.count, in: lines)
    let span = width.isFree ? block.width : inner.width
    return Insets(
      top: above, leading: alignment.horizontal.offset(of: block.width, in: span),
      bottom: lines - block.count - above, width: span)
  }
}

extension View {
  /// A frame of a fixed size, in points: 8 a cell, 16 a line.
  ///
  /// A length above zero takes at least one cell or line, and no line is wider than the screen. Of
  /// a view that is higher than the frame, blank lines around the text are removed first, and then
  /// lines at the end. A length that is negative or not a number counts as not given. Put on several
  /// views, as in a `Group`, it is put around each.
  ///
  ///     Text("12").frame(width: 80, alignment: .trailing)  // 10 cells
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// A frame of a flexible size, in points: 8 a cell, 16 a line.
  ///
  /// `maxWidth: .infinity` takes all the width that there is. Height is that of the lines within
  /// these bounds: no more is ever offered, so `maxHeight: .infinity` leaves it as it is.
  ///
  ///     Text("on the right").frame(maxWidth: .infinity, alignment: .trailing)
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: LengthConstraint(minWidth, idealWidth, maxWidth, rounded: Points.cells),
        height: LengthConstraint(minHeight, idealHeight, maxHeight, rounded: Points.lines),
        alignment: alignment))
  }

  /// All the width that there is, if `axes` has the horizontal one; heights are those of the lines.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(maxWidth: axes.contains(.horizontal) ? .infinity : nil, alignment: alignment)
  }
}
