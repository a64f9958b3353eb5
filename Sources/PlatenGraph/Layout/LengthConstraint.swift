import Foundation

/// The least, ideal and greatest length of a frame in one direction, in cells or lines.
package struct LengthConstraint: Equatable {
  private let min: Int?
  private let ideal: Int?
  private let max: Int?

  /// Lengths in points; those that are no lengths, negative or not a number, are left out.
  package init(
    _ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?, rounded: (CGFloat) -> Int
  ) {
    func length(_ points: CGFloat?) -> Int? {
      points.flatMap { $0 >= 0 ? rounded($0) : nil }
    }
    (self.min, self.ideal, self.max) = (length(min), length(ideal), length(max))
  }

  /// Whether no length is given: the view in the frame decides.
  package var isFree: Bool { min == nil && ideal == nil && max == nil }

  /// The greatest length, where the frame has one that leaves out anything.
  package var limit: Int? { max.flatMap { $0 < Points.mostLines ? $0 : nil } }

  /// The nearest length that the frame allows; its least wins over its greatest.
  package func clamped(_ length: Int) -> Int {
    Swift.max(Swift.min(length, max ?? length), min ?? 0)
  }

  /// What the frame asks for around a view that asks for `inner`.
  package func widths(around inner: WidthRange) -> WidthRange {
    if isFree { return inner }
    let ideal = clamped(ideal ?? inner.ideal)
    return WidthRange(clamped(min ?? inner.min), ideal, clamped(max ?? Swift.max(inner.max, ideal)))
  }

  /// The cells that the frame takes of those offered: all that it may, where it has a greatest
  /// length, else what the view in it makes use of.
  package func span(within offer: Int, around inner: WidthRange) -> Int {
    if isFree { return offer }
    return Swift.min(clamped(Swift.min(offer, max ?? Swift.max(inner.max, ideal ?? 0))), offer)
  }
}
