import Foundation

/// SwiftUI's lengths in a terminal: 8 points a cell, 16 points a line.
enum Points {
  /// Cells of a horizontal length; a length that is not zero takes at least one.
  static func cells(_ points: CGFloat) -> Int { rounded(points / 8) }

  /// Lines of a vertical length; a length that is not zero takes at least one.
  static func lines(_ points: CGFloat) -> Int { rounded(points / 16) }

  private static func rounded(_ length: CGFloat) -> Int {
    if length <= 0 || length.isNaN { return 0 }
    return max(1, Int(min(length, CGFloat(Widths.unlimited)).rounded()))
  }
}
