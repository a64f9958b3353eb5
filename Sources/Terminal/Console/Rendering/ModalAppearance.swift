import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The appearance of a frame whose topmost modal covers other lines.
///
/// The covered lines are muted, and a bar in the gutter connects the lines of the modal.
struct ModalAppearance {
  /// The lines of the modal.
  let lines: Range<Int>
  /// The color of the bars in the gutter.
  private let role: Style.Role
  private let gutter: Gutter
  /// Whether Escape closes the modal, so that its first line names the key instead of the command.
  private let closesByEscape: Bool

  init(_ kind: Modal.Kind, lines: Range<Int>, gutter: Gutter, closesByEscape: Bool) {
    (self.lines, self.gutter, self.closesByEscape) = (lines, gutter, closesByEscape)
    role = kind == .alert ? .warning : .accent
  }

  /// Returns a line of the frame as it appears at the terminal.
  func line(_ line: Line, at row: Int) -> Line {
    if row < lines.lowerBound { return line.muted }
    let namesEscape = closesByEscape && row == lines.lowerBound
    let line =
      namesEscape ? line.replacingTexts { $0.replacing("dismiss", with: "Esc") } : line
    if gutter == .none || row >= lines.upperBound || line.has(.flushLeft) { return line }
    return (mark(nextTo: line) + line).flushLeft
  }

  private func mark(nextTo line: Line) -> Line {
    if line.has(.paneEdge) { return gutter.edge(role) }
    if line.isBesideFocus { return gutter.bar(role) }
    return line.has(.besideThumb) ? gutter.thumb(role) : gutter.edge(role)
  }
}
