import Platen

extension [Line] {
  /// Where the edit point is or, of a control without a text, where it begins.
  ///
  /// - Complexity: O(*n*) in the runs of the lines before it.
  var focus: PaintedFrame.Place? {
    place(of: .caret) ?? place(of: .focused)
  }

  /// Where the first run with an attribute begins.
  private func place(of attribute: Style.Attributes) -> PaintedFrame.Place? {
    for (row, line) in enumerated() {
      var column = 0
      for run in line.runs {
        if run.style.attributes.contains(attribute) { return .init(row: row, column: column) }
        column += run.text.cells
      }
    }
    return nil
  }
}
