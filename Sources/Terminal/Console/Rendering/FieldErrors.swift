import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The appearance of fields whose check fails, and of the messages about them.
///
/// A program shows the message of a failed check as red text directly below the field, as in
/// SwiftUI, so the lines of the frame are sufficient to find both.
struct FieldErrors {
  /// The rows of the messages and of their fields.
  private let rows: Set<Int>
  private let gutter: Gutter

  /// Finds the failed checks among the visible rows of a frame.
  ///
  /// - Returns: `nil` if no check fails.
  init?(_ frame: [Line], visible: Range<Int>, gutter: Gutter) {
    var rows: Set<Int> = []
    for row in frame.indices(in: visible, havingForeground: .ansi(.red))
    where row > 0 && frame[row].isRedText {
      if rows.contains(row - 1) || frame[row - 1].isField {
        rows.formUnion(frame.fieldRows(endingAt: row - 1))
        rows.insert(row)
      }
    }
    if rows.isEmpty { return nil }
    (self.rows, self.gutter) = (rows, gutter)
  }

  /// Returns a line of the frame with the color of errors, if it belongs to a failed check.
  func line(_ line: Line, at row: Int) -> Line {
    if !rows.contains(row) { return line }
    if !line.isField { return line.restyled { $0.withForeground(.role(.error), for: .ansi(.red)) } }
    let field = line.withErrorBrackets
    if gutter == .none || !line.isBesideFocus || line.has(.paneEdge) { return field }
    return (gutter.bar(.error) + field).flushLeft
  }
}

extension [Line] {
  /// Returns the rows of the field that ends at a row. All rows of a text editor but the first begin
  /// with spaces in place of the label.
  fileprivate func fieldRows(endingAt end: Int) -> ClosedRange<Int> {
    var start = end
    while start > 0, self[start].text.utf8.first == 0x20, self[start - 1].isField { start -= 1 }
    return start...end
  }
}

extension Line {
  fileprivate var isField: Bool { hasStyle { $0.background == .role(.field) } }

  /// Whether the line consists of red text and spaces.
  fileprivate var isRedText: Bool {
    runs.allSatisfy { run in
      run.style.background == nil
        && (run.style.foreground == .ansi(.red) || run.text.utf8.allSatisfy { $0 == 0x20 })
    }
  }

  /// The line of a field with its brackets in the color of errors.
  fileprivate var withErrorBrackets: Line {
    let runs = runs
    return runs.indices.map { index in
      let run = runs[index]
      let isBeside = [index - 1, index + 1].contains {
        runs.indices.contains($0) && runs[$0].style.background == .role(.field)
      }
      guard isBeside, run.style.background == nil else {
        return Line(String(run.text), style: run.style)
      }
      return Line(errorBrackets: String(run.text), style: run.style)
    }.joined()
  }

  /// Creates the text next to the inside of a field, in which the bracket has the color of errors.
  private init(errorBrackets text: String, style: Style) {
    let bracket =
      style.attributes.contains(.focused)
      ? Style([.bold, .besideFocus], foreground: .role(.error)) : Style(role: .error)
    self = Line(text, style: text == "[" || text == "]" ? bracket : style)
  }
}

extension Style {
  /// Returns the style with another foreground color in place of the specified one.
  fileprivate func withForeground(_ new: Color, for old: Color) -> Style {
    Style(attributes, foreground: foreground == old ? new : foreground, background: background)
  }
}
