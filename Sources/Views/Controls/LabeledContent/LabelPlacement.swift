@_spi(Nodes) import PlatenGraph
import PlatenLines

/// The arrangement of a label and its value: side by side if the width allows, otherwise stacked.
///
/// In a form, the label is in the label column and the value is next to it. A label that is wider
/// than the column occupies separate lines.
struct LabelPlacement {
  let label: Line
  /// The width range of the labeled value, in cells.
  let value: WidthRange

  var widths: WidthRange {
    let lead = label.isEmpty ? 0 : label.width + 1
    return WidthRange(
      max(label.minWidth, value.min), lead + value.ideal,
      min(lead + value.max, WidthRange.unlimited), label: value.max > 0 ? label.width : 0)
  }

  /// Returns the lines of the label and its value.
  ///
  /// - Parameter value: A closure that returns the lines of the value for a width in cells.
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

  /// Returns the column at which the value begins.
  private func column(in proposal: Proposal) -> Int {
    if let labels = proposal.labels { return labels + Proposal.labelSpacing }
    return label.isEmpty ? 0 : label.width + 1
  }

  private func beside(_ lines: [Line], at column: Int) -> [Line] {
    guard let first = lines.first else { return label.isEmpty ? [] : [label] }
    return [label.padded(to: column) + first] + lines.dropFirst().map { $0.indented(by: column) }
  }
}
