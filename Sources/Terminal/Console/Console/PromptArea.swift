import Dispatch
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The part of a terminal below the screen, which contains completions and the prompt.
@MainActor
final class PromptArea {
  /// The caller that waits for a line or for the end of a screen, or `nil` while a command runs.
  var question: CheckedContinuation<String?, Never>? {
    didSet {
      readsLine = question != nil
      if readsLine { message.clear() } else { message.expectCommand() }
    }
  }
  /// Whether the prompt or the screen handles keys. Each redraw asks several times, and it is
  /// expensive to examine a continuation.
  private(set) var readsLine = false
  /// The completions displayed until the next key.
  var candidates: [Line] = []
  /// The messages above the screen that remain visible until the next key.
  var reply = Reply()
  /// The text that replaces the line while an overlay covers the screen.
  var overlayHint: @MainActor () -> PromptText? = { nil }
  /// The list of screens above the prompt.
  let launcher: LauncherArea
  private var lastLayout = LaidOutPrompt()
  private var commandFocus: CommandFocus?
  /// A message that replaces the keys in the hint line.
  let message: HintMessage
  private let editor: any LineEditor
  private let session: @MainActor () -> Session?
  private let glyphs: Glyphs

  /// Creates a prompt area.
  ///
  /// - Parameters:
  ///   - session: Returns the session of the displayed screen, whose keys the hint line lists.
  ///   - scheduler: The scheduler of the messages in the hint line.
  init(
    editor: any LineEditor, glyphs: Glyphs, session: @escaping @MainActor () -> Session?,
    scheduler: AnySchedulerOf<DispatchQueue>
  ) {
    self.editor = editor
    launcher = LauncherArea(editor: editor, glyphs: glyphs)
    self.glyphs = glyphs
    self.session = session
    message = HintMessage(on: scheduler)
  }

  /// Notes that a command begins that the user typed at the prompt, and uncovers the screen.
  func beginCommand() {
    reply.hasCommand = true
    launcher.uncover()
    commandFocus = CommandFocus(in: session())
  }

  /// Removes what is displayed until the next key.
  func noteKey() {
    candidates = []
    message.clear()
    reply.clear()
  }

  /// Moves the focus back to the prompt if the command that ends had it, or to the first control
  /// of a screen that the user chose from the list.
  func endCommand() {
    reply.hasCommand = false
    if launcher.opensChoice, let session = session(), session.focusedElement == nil {
      // A screen without controls leaves the focus at the prompt.
      try? session.press(KeyboardShortcut(.tab, modifiers: []))
    } else {
      commandFocus?.restore(in: session())
    }
    (commandFocus, launcher.opensChoice) = (nil, false)
  }

  /// Returns at most `height` rows of the prompt, and the position of the caret.
  ///
  /// - Parameter focus: The control that receives keys, or `nil` if the prompt receives them.
  func layout(
    _ prompt: String, focus: ControlElement?, width: Int, height: Int
  ) -> PromptLayout {
    lastLayout.layout(of: text(prompt, focus: focus), width: width, height: height)
  }

  private func text(_ prompt: String, focus: ControlElement?) -> PromptText {
    if let hint = overlayHint() { return hint }
    return readsLine
      ? lineText(prompt, focus: focus) : PromptText(hint: message.line, glyphs: glyphs)
  }

  private func lineText(_ prompt: String, focus: ControlElement?) -> PromptText {
    if let focus {
      return PromptText(
        prompt: editor.mode + prompt,
        hint: message.line ?? .keys(session()?.keyHints(at: focus) ?? []), glyphs: glyphs)
    }
    return PromptText(
      prompt: editor.question ?? editor.mode + prompt, text: editor.text, caret: editor.point,
      hint: message.line ?? promptHint, glyphs: glyphs)
  }

  /// The keys at the prompt, or `nil` while the line editor asks a question.
  private var promptHint: HintLine? {
    if editor.isAsking || editor.question != nil { return nil }
    let session = session()
    if session == nil || launcher.coversScreen, let hint = launcher.hint { return hint }
    if session?.onCancel != nil { return Self.cancelHint }
    if !editor.isEmpty {
      let keys = [KeyHint(["Return"], "runs"), KeyHint(["Tab"], "completes")]
      return .keys(keys + editor.clearingHints)
    }
    if session?.closesModalAtPrompt == true { return Self.modalHint }
    let hints = session?.canFocus == true ? Self.screenHints : Self.commandHints
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
  func answered(_ prompt: String, _ text: String, isCommand: Bool) -> [Line] {
    if !readsLine { return [] }
    let prompt = editor.mode + prompt
    return [
      isCommand ? PromptStyle.command(text, after: prompt) : PromptStyle.answer(text, to: prompt)
    ]
  }
}
