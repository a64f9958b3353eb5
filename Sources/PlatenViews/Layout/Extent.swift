import Foundation

/// The least, ideal and greatest length of a frame in one direction, in cells or lines.
struct Extent: Equatable {
  private let least: Int?
  private let ideal: Int?
  private let most: Int?

  /// Lengths in points; those that are no lengths, negative or not a number, are left out.
  init(
    _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, rounded: (CGFloat) -> Int
  ) {
    func length(_ points: CGFloat?) -> Int? {
      points.flatMap { $0 >= 0 ? rounded($0) : nil }
    }
    (self.least, self.ideal, self.most) = (length(least), length(ideal), length(most))
  }

  /// Whether no length is given: the view in the frame decides.
  var isFree: Bool { least == nil && ideal == nil && most == nil }

  /// The greatest length, where the frame has one that leaves out anything.
  var limit: Int? { most.flatMap { $0 < Points.mostLines ? $0 : nil } }

  /// The nearest length that the frame allows; its least wins over its greatest.
  func clamped(_ length: Int) -> Int { max(min(length, most ?? length), least ?? 0) }

  /// What the frame asks for around a view that asks for `inner`.
  func widths(around inner: Widths) -> Widths {
    if isFree { return inner }
    let ideal = clamped(ideal ?? inner.ideal)
    return Widths(clamped(least ?? inner.least), ideal, clamped(most ?? max(inner.most, ideal)))
  }

  /// The cells that the frame takes of those offered: all that it may, where it has a greatest
  /// length, else what the view in it makes use of.
  func span(within offer: Int, around inner: Widths) -> Int {
    if isFree { return offer }
    return min(clamped(min(offer, most ?? max(inner.most, ideal ?? 0))), offer)
  }
}
