/// What a parent offers: the cells to draw in, in a form its label column, in a row its lines.
struct Proposal: Hashable {
  /// The cells that lines may take.
  var width: Int
  /// The cells of the label column; `nil` where labels stand before what they label.
  var labels: Int?
  /// The lines of the row around, for a view that stretches; `nil` while they are not known.
  var height: Int?

  init(width: Int, labels: Int? = nil, height: Int? = nil) {
    self.width = max(width, 0)
    self.labels = labels
    self.height = height
  }

  /// The cells between a form's labels and what they label.
  static let labelSpacing = 2
}

extension Proposal {
  /// The proposal without some of its lines, which others take; at least one is left.
  func lowered(by lines: Int) -> Proposal {
    Proposal(width: width, labels: labels, height: height.map { max($0 - lines, 1) })
  }
}
