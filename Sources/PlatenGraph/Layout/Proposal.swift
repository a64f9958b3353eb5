/// What a parent offers: the cells to draw in, in a form its label column, in a row its lines.
@_spi(Nodes) public struct Proposal: Hashable {
  /// The cells that lines may take.
  package var width: Int
  /// The cells of the label column; `nil` where labels stand before what they label.
  package var labels: Int?
  /// The lines of the row around, for a view that stretches; `nil` while they are not known.
  package var height: Int?

  package init(width: Int, labels: Int? = nil, height: Int? = nil) {
    self.width = max(width, 0)
    self.labels = labels
    self.height = height
  }

  /// The cells between a form's labels and what they label.
  package static let labelSpacing = 2
}

extension Proposal {
  /// The proposal without some of its lines, which others take; at least one is left.
  package func lowered(by lines: Int) -> Proposal {
    Proposal(width: width, labels: labels, height: height.map { max($0 - lines, 1) })
  }
}
