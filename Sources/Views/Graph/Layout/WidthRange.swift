/// The minimum, ideal, and maximum width of a view, in cells.
@_spi(Nodes) public struct WidthRange: Hashable, Sendable {
  package var min: Int
  package var ideal: Int
  package var max: Int
  /// The width that the view requests in the label column of a form.
  package var label = 0
  /// The extent to which a frame sets the width of the view.
  package var framing = Framing.exact

  package init(
    _ min: Int, _ ideal: Int, _ max: Int, label: Int = 0, framing: Framing = .exact
  ) {
    (self.min, self.ideal, self.max, self.label) = (min, ideal, max, label)
    self.framing = framing
  }

  /// The extents to which a frame, which is sized for a phone, sets the width of a view.
  package enum Framing: Sendable {
    /// The view is as wide as the frame.
    case exact
    /// The frame does not reduce the view below its minimum width, unless the frame has no width.
    case aboveMinimum
    /// The view ignores frames.
    case none
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
