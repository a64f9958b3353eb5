import Foundation

/// Conversions between SwiftUI's lengths and terminal sizes: 8 points per cell, 16 points per line.
package enum Points {
  /// The maximum number of lines in a length. It suffices for any screen and limits memory use.
  package static let maxLines = 1_000

  /// Returns the number of cells in a horizontal length. A positive length has at least 1 cell.
  package static func cells(_ points: CGFloat) -> Int {
    rounded(points / 8, atMost: WidthRange.unlimited)
  }

  /// Returns the number of lines in a vertical length. A positive length has at least 1 line.
  package static func lines(_ points: CGFloat) -> Int { rounded(points / 16, atMost: maxLines) }

  /// Returns the horizontal length of the specified number of cells, in points.
  package static func length(ofCells cells: Int) -> CGFloat { CGFloat(cells) * 8 }

  /// Returns the vertical length of the specified number of lines, in points.
  package static func length(ofLines lines: Int) -> CGFloat { CGFloat(lines) * 16 }

  private static func rounded(_ length: CGFloat, atMost most: Int) -> Int {
    if length.isNaN || length <= 0 { return 0 }
    return max(1, Int(min(length, CGFloat(most)).rounded()))
  }
}
