import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that places a view in a frame of a fixed or flexible size.
private struct FrameModifier: LayoutModifier {
  let width: LengthConstraint
  let height: LengthConstraint
  let alignment: Alignment

  var isFrame: Bool { true }

  func widths(around inner: WidthRange) -> WidthRange {
    inner.framing == .none ? inner : width.widths(around: inner)
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
  /// Places this view in a frame of a fixed size, in points: 8 per cell, 16 per line.
  ///
  /// A positive length is rounded to at least one cell or line, and no line is wider than the
  /// screen. If the view is taller than the frame, the frame first removes blank lines around the
  /// text, then lines at the end. A length that is negative or NaN is ignored. If the modifier is
  /// applied to several views, such as those in a `Group`, each view has a separate frame.
  ///
  ///     Text("12").frame(width: 80, alignment: .trailing)  // 10 cells
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// Places this view in a frame of a flexible size, in points: 8 per cell, 16 per line.
  ///
  /// A frame whose `maxWidth` is `.infinity` fills the available width. The height of a frame is
  /// the
  /// height of its content, within the specified bounds. A frame never expands vertically, so a
  /// `maxHeight` of `.infinity` has no effect.
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

  /// Expands this view to the available width if `axes` contains the horizontal axis.
  ///
  /// The height is always the height of the content.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    frame(maxWidth: axes.contains(.horizontal) ? .infinity : nil, alignment: alignment)
  }

  /// Places this view in a frame whose width is a share of the available width.
  ///
  /// The height is always the height of the content.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let unit = (length - spacing * (count - 1)) / count
      return unit * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Places this view in a frame whose width is computed from the available width.
  ///
  /// The height is always the height of the content.
  @ViewBuilder
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    if axes.contains(.horizontal) {
      GeometryReader { proxy in
        frame(width: length(proxy.size.width, .horizontal), alignment: alignment)
      }
    } else {
      self
    }
  }
}
