/// The cells that a view can do with, would like, and can make use of.
@_spi(Nodes) public struct WidthRange: Hashable, Sendable {
  package var min: Int
  package var ideal: Int
  package var max: Int
  /// The cells that the label asks for in a form's label column.
  package var label = 0
  /// Whether frames leave the view as it is.
  package var ignoresFrame = false

  package init(_ min: Int, _ ideal: Int, _ max: Int, label: Int = 0, ignoresFrame: Bool = false) {
    (self.min, self.ideal, self.max, self.label) = (min, ideal, max, label)
    self.ignoresFrame = ignoresFrame
  }

  /// A view that always takes so many cells.
  package init(fixed width: Int) { self.init(width, width, width) }

  package static let none = WidthRange(fixed: 0)

  /// More cells than any terminal has: what a view asks for that takes whatever it gets.
  package static let unlimited = 1 << 20

  /// What both need on top of each other.
  package func union(_ other: WidthRange) -> WidthRange {
    WidthRange(
      Swift.max(min, other.min), Swift.max(ideal, other.ideal), Swift.max(max, other.max),
      label: Swift.max(label, other.label))
  }

  /// What both need side by side; a row has no label of its own.
  package static func + (a: WidthRange, b: WidthRange) -> WidthRange {
    WidthRange(
      Swift.min(a.min + b.min, unlimited), Swift.min(a.ideal + b.ideal, unlimited),
      Swift.min(a.max + b.max, unlimited))
  }
}
