import Dispatch
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The part of a terminal below the screen, which contains completions and the prompt.
@MainActor
final class PromptArea {
  /// The completions displayed until the next key.
  var candidates: [Line] = []
  /// The supplier of the prompt's text.
  weak var delegate: (any ConsoleDelegate)?
  private var lastLayout = LaidOutPrompt()
  private var commandFocus: CommandFocus?
  private let editor: any LineEditor
  private let screen: ScreenArea
  private let launcher: LauncherArea
  private let request: LineRequest
  private let messages: Messages
  private let glyphs: Glyphs

  /// Creates a prompt area below a screen, whose keys the hint line lists.
  init(
    editor: any LineEditor, glyphs: Glyphs, below screen: ScreenArea, _ launcher: LauncherArea,
    _ request: LineRequest, _ messages: Messages
  ) {
    (self.editor, self.glyphs) = (editor, glyphs)
    (self.screen, self.launcher) = (screen, launcher)
    (self.request, self.messages) = (request, messages)
  }

  /// Notes that a command begins that the user typed at the prompt, and uncovers the screen.
  func beginCommand() {
    messages.reply.hasCommand = true
    launcher.uncover()
    commandFocus = CommandFocus(in: screen.session)
  }

  /// Moves the focus back to the prompt if the command that ends had it, or to the first control
  /// of a screen that the user chose from the list.
  func endCommand() {
    messages.reply.hasCommand = false
    if launcher.opensChoice, let session = screen.session, session.screen.focusedControl == nil {
      // A screen without controls leaves the focus at the prompt.
      try? session.press(KeyboardShortcut(.tab, modifiers: []))
    } else {
      commandFocus?.restore(in: screen.session)
    }
    (commandFocus, launcher.opensChoice) = (nil, false)
  }

  /// Returns at most `height` rows of the prompt, and the position of the caret.
  ///
  /// - Parameter focus: The control that receives keys, or `nil` if the prompt receives them.
  func layout(focus: ControlElement?, width: Int, height: Int) -> PromptLayout {
    lastLayout.layout(of: text(focus: focus), width: width, height: height)
  }

  private func text(focus: ControlElement?) -> PromptText {
    if let hint = screen.overlay.hint(hasPrompt: hasPrompt) { return hint }
    return request.isOpen
      ? lineText(focus: focus) : PromptText(hint: messages.hint.line, glyphs: glyphs)
  }

  private var hasPrompt: Bool { screen.session.hasPrompt }

  private var prompt: String { editor.mode + (delegate?.promptText ?? "> ") }

  private func lineText(focus: ControlElement?) -> PromptText {
    if let focus {
      return PromptText(
        prompt: prompt,
        hint: messages.hint.line ?? .keys(screen.session?.keys.map.hints(at: focus) ?? []),
        glyphs: glyphs)
    }
    return PromptText(
      prompt: editor.question ?? prompt, text: editor.text, caret: editor.point,
      hint: messages.hint.line ?? promptHint, glyphs: glyphs)
  }

  /// The keys at the prompt, or `nil` while the line editor asks a question.
  private var promptHint: HintLine? {
    if editor.isAsking || editor.question != nil { return nil }
    let session = screen.session
    if session == nil || launcher.coversScreen, let hint = launcher.hint { return hint }
    if !hasPrompt { return Self.cancelHint }
    if !editor.isEmpty {
      let keys = [KeyHint(["Return"], "runs"), KeyHint(["Tab"], "completes")]
      return .keys(keys + editor.clearingHints)
    }
    if session?.keys.map.closesModalAtPrompt == true { return Self.modalHint }
    let hints = session?.keys.map.canFocus == true ? Self.screenHints : Self.commandHints
    return launcher.listsSeveral ? hints.withScreens : hints.alone
  }

  // Stored, because every redraw needs one of them.
  private static let modalHint = HintLine.keys([KeyHint(["Esc"], "closes"), .help])
  private static let cancelHint = HintLine.keys([.escapeCancels])
  private static let screenHints = hints(
    [KeyHint(["Tab"], "into the screen")], [KeyHint(["↑"], "history"), .quitting, .help])
  private static let commandHints = hints(
    [KeyHint([], "Type a command"), KeyHint(["Tab"], "lists them")], [.quitting, .help])

  /// Returns a hint line without and with the key for the list of screens.
  private static func hints(
    _ first: [KeyHint], _ last: [KeyHint]
  ) -> (alone: HintLine, withScreens: HintLine) {
    (.keys(first + last), .keys(first + [KeyHint(["↓"], "screens")] + last))
  }

  /// Returns the rows of completions that fit in a quarter of the terminal's height.
  ///
  /// - Parameter height: The height of the terminal, in rows.
  func candidateRows(height: Int) -> [Line] {
    let room = height / 4
    if candidates.count <= room { return candidates }
    let cut = candidates.count - room + 1
    let end = Line(glyphs.asciiSafe("… \(cut) more rows"), style: .muted)
    return Array((candidates.prefix(max(room - 1, 0)) + [end]).prefix(room))
  }

  /// Returns the line that remains on the terminal after the user answers the question.
  ///
  /// - Parameter isCommand: Whether the line runs a command, unlike an empty line or one that the
  ///   user takes back.
  func answered(_ text: String, isCommand: Bool) -> [Line] {
    if !request.isOpen { return [] }
    let prompt = prompt
    return [
      isCommand ? PromptStyle.command(text, after: prompt) : PromptStyle.answer(text, to: prompt)
    ]
  }
}
