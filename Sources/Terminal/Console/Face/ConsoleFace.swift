import Dispatch
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The areas of a terminal: the screen or what covers it, and the prompt below.
@MainActor
final class ConsoleFace {
  let editor: any LineEditor
  let input: any TerminalInput
  let painter: PaintScheduler
  let screen: ScreenArea
  let launcher: LauncherArea
  let messages: Messages
  let request: LineRequest
  let prompt: PromptArea
  let focus: KeyFocus
  /// The supplier of the prompt and of the screens.
  weak var delegate: (any ConsoleDelegate)? {
    didSet { (launcher.delegate, prompt.delegate) = (delegate, delegate) }
  }

  /// Creates the areas.
  ///
  /// - Parameters:
  ///   - editor: The line editor of the prompt and of text fields.
  ///   - input: The source of keys.
  ///   - painter: The scheduler of redraws.
  ///   - scheduler: The scheduler of the messages in the hint line.
  init(
    _ editor: any LineEditor, glyphs: Glyphs, input: any TerminalInput, painter: PaintScheduler,
    scheduler: AnySchedulerOf<DispatchQueue>
  ) {
    (self.editor, self.input, self.painter) = (editor, input, painter)
    screen = ScreenArea(glyphs: glyphs)
    launcher = LauncherArea(editor: editor, glyphs: glyphs)
    messages = Messages(HintMessage(painter, on: scheduler), on: painter)
    request = LineRequest(messages.hint)
    prompt = PromptArea(
      editor: editor, glyphs: glyphs, below: screen, launcher, request, messages)
    focus = KeyFocus(editor, screen, launcher, input, messages)
  }

  /// What is in the place of the screen.
  var cover: ScreenCover { ScreenCover(screen: screen, launcher: launcher, request: request) }

  /// Removes what is displayed until the next key.
  func noteKey() {
    prompt.candidates = []
    messages.noteKey()
  }

  /// Loads the focused field into the line editor, or the line at the prompt if no field is
  /// focused.
  func followFocus() {
    if request.isOpen { focus.follow() }
    if focus.session != nil { launcher.reset() }
  }

  /// The control that handles the next key, or `nil` if the prompt handles it.
  var focusedControl: ControlElement? { request.isOpen ? focus.followedControl : nil }

  /// Closes what covers the screen.
  func uncover() {
    screen.overlay.close()
    launcher.hide()
    followFocus()
  }
}

// MARK: - Layout

extension ConsoleFace {
  /// Returns the visible rows of the screen, followed by the completions and the prompt.
  func frame(on terminal: TerminalCapabilities) -> PaintedFrame {
    let focus = focusedControl
    let prompt = self.prompt.layout(
      focus: focus, width: terminal.width,
      height: screen.session == nil ? terminal.height : max(1, terminal.height / 2))
    let candidates = self.prompt.candidateRows(height: terminal.height)
    // An empty row separates the screen from the prompt.
    let margin = ScreenArea.margin(within: terminal.height)
    let height = max(1, terminal.height - candidates.count - prompt.rows.count - margin)
    var rows = screenRows(on: terminal, within: height, showsFocus: focus != nil)
    if !rows.lines.isEmpty { for _ in 0..<margin { rows.lines.append(.empty) } }
    rows.lines += candidates.map(\.flushLeft)
    let atPrompt = PaintedFrame.Place(
      row: rows.lines.count + prompt.cursor.row, column: prompt.cursor.column)
    rows.lines += prompt.rows
    var frame = PaintedFrame(rows.lines, cursor: rows.cursor ?? atPrompt)
    frame.isOnScreen = rows.cursor != nil
    frame.isInField = rows.isInField
    return frame
  }

  /// Returns the visible rows of the screen or of what covers it.
  private func screenRows(
    on terminal: TerminalCapabilities, within height: Int, showsFocus: Bool
  ) -> VisibleRows {
    let yielded = messages.reply.rowCount(width: terminal.width)
    let rows = screen.rows(
      within: height, yielding: yielded, nextTo: terminal.gutter, showsFocus: showsFocus)
    let covered = cover.rows(
      on: terminal, within: height, yielding: yielded, over: rows.lines.count)
    return covered.map { VisibleRows(lines: $0) } ?? rows
  }
}
