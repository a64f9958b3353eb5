/// The cells that a view can do with, would like, and can make use of.
struct Widths: Hashable {
  var least: Int
  var ideal: Int
  var most: Int
  /// The cells that the label asks for in a form's label column.
  var label = 0
  /// Whether frames leave the view as it is.
  var isUnframed = false

  init(_ least: Int, _ ideal: Int, _ most: Int, label: Int = 0, isUnframed: Bool = false) {
    (self.least, self.ideal, self.most, self.label) = (least, ideal, most, label)
    self.isUnframed = isUnframed
  }

  /// A view that always takes so many cells.
  init(fixed width: Int) { self.init(width, width, width) }

  static let none = Widths(fixed: 0)

  /// More cells than any terminal has: what a view asks for that takes whatever it gets.
  static let unlimited = 1 << 20

  /// What both need on top of each other.
  func union(_ other: Widths) -> Widths {
    Widths(
      max(least, other.least), max(ideal, other.ideal), max(most, other.most),
      label: max(label, other.label))
  }

  /// What both need side by side; a row has no label of its own.
  static func + (a: Widths, b: Widths) -> Widths {
    Widths(
      min(a.least + b.least, unlimited), min(a.ideal + b.ideal, unlimited),
      min(a.most + b.most, unlimited))
  }
}
