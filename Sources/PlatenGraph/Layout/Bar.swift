import PlatenLines

extension Line {
  /// A bar that is filled to a part: `[####------]`. It is empty only at 0 and full only at 1;
  /// between them it shows a cell for each whole tenth, at least one.
  ///
  /// - Parameter part: From 0 to 1; others are taken for the nearest of these.
  package static func bar(_ part: Double) -> Line {
    let cells = 10
    // A tenth is a sum of halves only nearly: 0.7 - 0.4 is a little less than three of them.
    let tenths = part > 0 ? Int(min(part, 1) * Double(cells) + 1e-9) : 0
    let filled = part > 0 && part < 1 ? min(max(tenths, 1), cells - 1) : tenths
    return Line(
      "[" + String(repeating: "#", count: filled)
        + String(repeating: "-", count: cells - filled) + "]")
  }
}
