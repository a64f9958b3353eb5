import Foundation
import PlatenLines

/// A view in a frame of its own size.
private struct FrameModifier: LayoutModifier {
  let width: Extent
  let height: Extent
  let alignment: Alignment

  func widths(of unit: any Unit) -> Widths { width.widths(of: unit.widths()) }

  func block(of unit: any Unit, for proposal: Proposal, origin: Origin) -> Block {
    let span = min(width.span(within: proposal.width, of: unit.widths()), proposal.width)
    let inner = unit.block(for: Proposal(width: span))
    let indent = alignment.horizontal.offset(of: inner.width, in: span)
    let placed = inner.mapLines { $0.indented(by: indent).padded(to: span) }
    return fitted(placed, span: span, origin: origin)
  }

  /// The lines with empty ones above and below, or cut, to the frame's height.
  private func fitted(_ block: Block, span: Int, origin: Origin) -> Block {
    let lines = height.clamped(block.count)
    let above = alignment.vertical.offset(of: block.count, in: lines)
    if block.count >= lines { return block.count == lines ? block : block.prefix(lines) }
    func empty(_ count: Int) -> Block {
      Block([Line](repeating: .spaces(span), count: count), origin: origin)
    }
    return Block(joining: [empty(above), block, empty(lines - block.count - above)])
  }
}

/// The least, ideal and greatest length of a frame in one direction, in cells or lines.
private struct Extent {
  var least: Int?
  var ideal: Int?
  var most: Int?

  func clamped(_ length: Int) -> Int { max(min(length, most ?? length), least ?? 0) }

  func widths(of inner: Widths) -> Widths {
    let ideal = clamped(ideal ?? inner.ideal)
    return Widths(least ?? min(inner.least, most ?? inner.least), ideal, most ?? max(inner.most, ideal))
  }

  /// The cells that the frame takes of those offered: all that it may, where it has a greatest
  /// length, else what the view in it makes use of.
  func span(within offer: Int, of inner: Widths) -> Int {
    clamped(min(offer, most ?? max(inner.most, ideal ?? 0)))
  }
}

extension View {
  /// A frame of a fixed size, in points: 8 a cell, 16 a line.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height,
      maxHeight: height, alignment: alignment)
  }

  /// A frame of a flexible size, in points: 8 a cell, 16 a line.
  ///
  /// Height is that of the lines within these bounds: no more is ever offered, and `.infinity`
  /// leaves it as it is.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FrameModifier(
        width: Extent(
          least: minWidth.map(Points.cells), ideal: idealWidth.map(Points.cells),
          most: maxWidth.map(Points.cells)),
        height: Extent(
          least: minHeight.map(Points.lines), ideal: idealHeight.map(Points.lines),
          most: maxHeight.map(Points.lines)),
        alignment: alignment))
  }
}
