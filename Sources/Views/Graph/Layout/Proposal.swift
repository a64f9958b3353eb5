/// The size that a parent proposes: a width and, if known, a label width and a height.
@_spi(Nodes) public struct Proposal: Hashable {
  /// The maximum width of a line, in cells.
  package var width: Int
  /// The width of the label column, in cells, or `nil` if each label directly precedes its content.
  package var labels: Int?
  /// The height of the enclosing row, for a view that fills the row, or `nil` if the height is not
  /// yet available.
  package var height: Int?

  package init(width: Int, labels: Int? = nil, height: Int? = nil) {
    self.width = max(width, 0)
    self.labels = labels
    self.height = height
  }

  /// The number of cells between a form's labels and their content.
  package static let labelSpacing = 2
}

extension Proposal {
  /// Returns the proposal with its height reduced by a number of lines. The height is at least one
  /// line.
  package func lowered(by lines: Int) -> Proposal {
    Proposal(width: width, labels: labels, height: height.map { max($0 - lines, 1) })
  }
}
