import PlatenLines

extension Line {
  /// Returns a progress bar: `[####------]`.
  ///
  /// The bar is empty only at 0 and full only at 1. Between 0 and 1, the bar fills one cell for
  /// each complete tenth, but at least one cell.
  ///
  /// - Parameter part: The filled fraction, clamped to the range from 0 to 1.
  package static func bar(_ part: Double) -> Line {
    let cells = 10
    // The offset compensates for rounding errors: 0.7 - 0.4 is slightly less than three tenths.
    let tenths = part > 0 ? Int(min(part, 1) * Double(cells) + 1e-9) : 0
    let filled = part > 0 && part < 1 ? min(max(tenths, 1), cells - 1) : tenths
    return Line("[", style: .muted)
      + Line(String(repeating: "#", count: filled), style: Style(role: .accent))
      + Line(String(repeating: "-", count: cells - filled) + "]", style: .muted)
  }
}
