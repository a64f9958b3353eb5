import PlatenLines

extension Line {
  /// A bar that is filled to a part: `[####------]`.
  ///
  /// - Parameter part: From 0 to 1; others are taken for the nearest of these.
  static func bar(_ part: Double) -> Line {
    let cells = 10
    let filled = part > 0 ? Int((min(part, 1) * Double(cells)).rounded()) : 0
    return Line(
      "[" + String(repeating: "#", count: filled)
        + String(repeating: "-", count: cells - filled) + "]")
  }
}
