/// What a parent offers: the cells to draw in and, in a form, its label column.
struct Proposal: Hashable {
  /// The cells that lines may take.
  var width: Int
  /// The cells of the label column; `nil` outside of a form.
  var labels: Int?

  init(width: Int, labels: Int? = nil) {
    self.width = max(width, 0)
    self.labels = labels
  }

  /// The cells beside the label column and the space after it.
  func widthAfterLabels(_ labels: Int) -> Int { max(width - labels - Self.labelSpacing, 0) }

  /// The cells between a form's labels and what they label.
  static let labelSpacing = 2
}
