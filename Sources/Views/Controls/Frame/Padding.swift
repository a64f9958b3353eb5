import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A modifier that adds padding around a view.
///
/// Horizontal padding shrinks to leave at least one cell for the view. Vertical padding shrinks to
/// the lines of the proposed height that the view does not occupy.
private struct PaddingModifier: LayoutModifier {
  let leading, trailing, top, bottom: Int

  func widths(around inner: WidthRange) -> WidthRange {
    var widths = inner + WidthRange(fixed: leading + trailing)
    widths.label = inner.label > 0 ? inner.label + leading : 0
    widths.framing = inner.framing
    return widths
  }

  func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal {
    let (before, after) = fitted(leading, trailing, to: proposal.width - 1)
    let labels = (proposal.labels ?? 0) - before
    return Proposal(
      width: proposal.width - before - after, labels: labels > 0 ? labels : nil,
      height: proposal.height.map { max($0 - top - bottom, 1) })
  }

  func insets(around block: Block, madeFor inner: Proposal, within proposal: Proposal) -> Insets {
    let (before, after) = fitted(leading, trailing, to: proposal.width - 1)
    let (above, below) = fitted(top, bottom, to: (proposal.height ?? .max) - block.count)
    return Insets(
      top: above, leading: before, bottom: below, width: before + block.width + after)
  }

  /// Returns the padding of two opposite edges, reduced to fit in the specified space.
  private func fitted(_ first: Int, _ second: Int, to room: Int) -> (Int, Int) {
    let first = min(first, max(room, 0))
    return (first, min(second, max(room - first, 0)))
  }
}

extension View {
  /// Adds padding to the edges of this view, in points: 8 per cell, 16 per line.
  ///
  /// The default length is 2 cells or 1 line. If the modifier is applied to several views, such as
  /// those in a `Group`, each view has separate padding.
  ///
  ///     Text("quoted").padding(.leading)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    func side(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length ?? 16 : 0 }
    return padding(
      EdgeInsets(
        top: side(.top), leading: side(.leading), bottom: side(.bottom),
        trailing: side(.trailing)))
  }

  /// Adds the same padding to all edges of this view, in points: 8 per cell, 16 per line.
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds the specified padding to each edge of this view, in points: 8 per cell, 16 per line.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      PaddingModifier(
        leading: Points.cells(insets.leading), trailing: Points.cells(insets.trailing),
        top: Points.lines(insets.top), bottom: Points.lines(insets.bottom)))
  }
}
