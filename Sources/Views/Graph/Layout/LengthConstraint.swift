import Foundation

/// The minimum, ideal, and maximum length of a frame along one axis, in cells or lines.
package struct LengthConstraint: Equatable {
  private let min: Int?
  private let ideal: Int?
  private let max: Int?

  /// Creates a constraint from lengths in points, and ignores lengths that are negative or NaN.
  package init(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, rounded: (CGFloat) -> Int
  ) {
    func length(_ points: CGFloat?) -> Int? {
      points.flatMap { $0 >= 0 ? rounded($0) : nil }
    }
    (self.min, self.ideal, self.max) = (length(min), length(ideal), length(max))
  }

  /// Whether no length is specified. The content then determines the length.
  package var isFree: Bool { min == nil && ideal == nil && max == nil }

  /// The maximum length, or `nil` if the maximum does not limit the content.
  package var limit: Int? { max.flatMap { $0 < Points.maxLines ? $0 : nil } }

  /// Returns the length clamped to the constraint. The minimum takes precedence over the maximum.
  package func clamped(_ length: Int) -> Int {
    Swift.max(Swift.min(length, max ?? length), min ?? 0)
  }

  /// Returns the width range of the frame, given the width range of its content.
  package func widths(around inner: WidthRange) -> WidthRange {
    if isFree { return inner }
    let ideal = framed(ideal ?? inner.ideal, around: inner)
    return WidthRange(
      framed(min ?? inner.min, around: inner), ideal,
      framed(max ?? Swift.max(inner.max, ideal), around: inner), framing: inner.framing)
  }

  /// Returns the width of the frame in an offered width.
  ///
  /// A frame with a maximum width fills the offered width up to that maximum. Other frames are as
  /// wide as their content can use.
  package func span(within offer: Int, around inner: WidthRange) -> Int {
    if isFree { return offer }
    let width = Swift.min(offer, max ?? Swift.max(inner.max, ideal ?? 0))
    return Swift.min(framed(width, around: inner), offer)
  }

  /// Returns a width clamped to the constraint, but at least the minimum width of a view that
  /// frames do not reduce.
  private func framed(_ width: Int, around inner: WidthRange) -> Int {
    let width = clamped(width)
    return width > 0 && inner.framing == .aboveMinimum ? Swift.max(width, inner.min) : width
  }
}
