@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A label and what it labels: side by side, or one below the other where a line is too short.
///
/// In a form the label stands in the label column and what it labels beside the column; a label
/// that is wider than the column has lines of its own.
struct LabelPlacement {
  let label: Line
  /// The cells that the labelled takes.
  let value: WidthRange

  var widths: WidthRange {
    let lead = label.isEmpty ? 0 : label.width + 1
    return WidthRange(
      max(label.leastWidth, value.min), lead + value.ideal,
      min(lead + value.max, WidthRange.unlimited), label: value.max > 0 ? label.width : 0)
  }

  /// The lines of both.
  ///
  /// - Parameter value: Makes the lines of what is labelled in the cells that it gets.
  @MainActor
  func lines(for proposal: Proposal, value make: (Int) -> [Line]) -> [Line] {
    let column = column(in: proposal)
    let fits = proposal.width - column >= value.min
    if fits, label.width <= proposal.labels ?? label.width {
      return beside(make(proposal.width - column), at: column)
    }
    let indent = fits ? column : proposal.width >= value.min + 2 ? 2 : 0
    let lines = make(proposal.width - indent).map { $0.indented(by: indent) }
    return label.isEmpty ? lines : label.wrapped(to: proposal.width) + lines
  }

  /// The cell at which the labelled begins.
  private func column(in proposal: Proposal) -> Int {
    if let labels = proposal.labels { return labels + Proposal.labelSpacing }
    return label.isEmpty ? 0 : label.width + 1
  }

  private func beside(_ lines: [Line], at column: Int) -> [Line] {
    guard let first = lines.first else { return label.isEmpty ? [] : [label] }
    return [label.padded(to: column) + first] + lines.dropFirst().map { $0.indented(by: column) }
  }
}
