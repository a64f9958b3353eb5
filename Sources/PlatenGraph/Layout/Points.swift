import Foundation

/// SwiftUI's lengths in a terminal: 8 points a cell, 16 points a line.
package enum Points {
  /// The most lines that a length stands for: enough for any screen, and few enough to make.
  package static let mostLines = 1_000

  /// Cells of a horizontal length; a length above zero takes at least one.
  package static func cells(_ points: CGFloat) -> Int {
    rounded(points / 8, atMost: WidthRange.unlimited)
  }

  /// Lines of a vertical length; a length above zero takes at least one.
  package static func lines(_ points: CGFloat) -> Int { rounded(points / 16, atMost: mostLines) }

  /// The horizontal length of so many cells.
  package static func length(ofCells cells: Int) -> CGFloat { CGFloat(cells) * 8 }

  /// The vertical length of so many lines.
  package static func length(ofLines lines: Int) -> CGFloat { CGFloat(lines) * 16 }

  private static func rounded(_ length: CGFloat, atMost most: Int) -> Int {
    if length.isNaN || length <= 0 { return 0 }
    return max(1, Int(min(length, CGFloat(most)).rounded()))
  }
}
