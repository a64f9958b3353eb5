/// The minimum, ideal, and maximum width of a view, in cells.
@_spi(Nodes) public struct WidthRange: Hashable, Sendable {
  package var min: Int
  package var ideal: Int
  package var max: Int
  /// The width that the view requests in the label column of a form.
  package var label = 0
  /// Whether the view ignores frames.
  package var ignoresFrame = false

  package init(_ min: Int, _ ideal: Int, _ max: Int, label: Int = 0, ignoresFrame: Bool = false) {
    (self.min, self.ideal, self.max, self.label) = (min, ideal, max, label)
    self.ignoresFrame = ignoresFrame
  }

  /// Creates the width range of a view with a fixed width.
  package init(fixed width: Int) { self.init(width, width, width) }

  package static let none = WidthRange(fixed: 0)

  /// A width greater than that of any terminal, requested by views that fill the available width.
  package static let unlimited = 1 << 20

  /// Returns the width range of two views in a vertical stack.
  package func union(_ other: WidthRange) -> WidthRange {
    WidthRange(
      Swift.max(min, other.min), Swift.max(ideal, other.ideal), Swift.max(max, other.max),
      label: Swift.max(label, other.label))
  }

  /// Returns the width range of two views in a horizontal stack. The result has no label width.
  package static func + (a: WidthRange, b: WidthRange) -> WidthRange {
    WidthRange(
      Swift.min(a.min + b.min, unlimited), Swift.min(a.ideal + b.ideal, unlimited),
      Swift.min(a.max + b.max, unlimited))
  }
}
