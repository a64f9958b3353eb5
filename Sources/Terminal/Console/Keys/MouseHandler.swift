import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// Routes clicks and steps of the wheel to the controls at their places.
@MainActor
struct MouseHandler {
  /// The number of rows by which a step of the wheel scrolls.
  private static let step = 3

  let display: Display
  let face: ConsoleFace
  let keys: KeyChain

  /// Handles an event on the screen. An event elsewhere has no effect.
  func handle(_ event: MouseEvent) {
    guard display.mouse.isCapturing, !face.screen.overlay.isOpen, face.request.isOpen,
      let session = face.focus.session, let row = display.mouse.row(of: event),
      let line = face.screen.line(atRow: row)
    else { return }
    do throws(InputError) {
      switch event.kind {
      case .press:
        let column = max(0, event.place.column - display.terminal.gutter.width)
        try session.pointer.click(line: line, column: column)
        moveCaret(toColumn: column, ofLine: line)
      case .wheelUp: _ = try session.pointer.scroll(atLine: line, by: -Self.step)
      case .wheelDown: _ = try session.pointer.scroll(atLine: line, by: Self.step)
      case .other: break
      }
    } catch .meaninglessKey {
      // The row has nothing to open.
    } catch {
      face.messages.tell([Line("! \(error)")])
    }
  }

  /// Moves the caret of the focused field to a cell of a line, or as near to it as possible.
  private func moveCaret(toColumn column: Int, ofLine line: Int) {
    face.focus.follow()
    guard face.focus.field.isActive, let lines = face.focus.session?.flush().frame.lines,
      let caret = lines.focus, caret.row == line
    else { return }
    let start = min(column, caret.column)
    let between = lines[line].dropFirst(cells: start).prefix(cells: abs(column - caret.column))
    let arrow = Key.bytes(Array((column > caret.column ? "\u{1B}[C" : "\u{1B}[D").utf8))
    for _ in between.text where face.focus.field.isActive { keys.take(arrow) }
  }
}
