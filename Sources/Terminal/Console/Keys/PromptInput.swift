import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// The line at the prompt: it is edited by keys that no other handler takes, and answers the caller
/// that waits for a line.
@MainActor
final class PromptInput: KeyHandler {
  private let face: ConsoleFace
  private let history: HistoryFile?
  private var editor: any LineEditor { face.editor }

  /// Creates the line.
  ///
  /// - Parameter history: The file of entered lines, or `nil` to store none.
  init(_ face: ConsoleFace, history: HistoryFile?) {
    (self.face, self.history) = (face, history)
    editor.completions = { [weak face] line, word in
      guard let face, !face.focus.field.isActive else { return [] }
      return face.delegate?.completions(of: word, after: line) ?? []
    }
    editor.onLine = { [weak self] in self?.finish($0) }
  }

  /// Starts the first line.
  func start() {
    editor.setHistory(history?.lines() ?? [])
    editor.start()
  }

  // MARK: Keys

  func take(_ press: KeyPress, at control: ControlElement?) -> Bool {
    edit(press.key)
    return true
  }

  /// Edits the line at the prompt. The lines of a paste are entered one at a time.
  func edit(_ key: Key) {
    guard case .paste(let text) = key, text.contains(where: \.isNewline) else {
      return editor.handle(key)
    }
    let lines = key.lines
    if lines.count > 1 { return face.input.pending.prepend(linesOf: lines) }
    editor.handle(.paste(String(text.dropLast())))
    editor.handle(.enter)
  }

  /// Moves the focus to the prompt or, on a screen without one, ends the input.
  ///
  /// - Returns: `false` if the prompt is focused already.
  func giveUp() -> Bool {
    if face.focus.hasPrompt { return face.focus.leave() }
    end()
    return true
  }

  // MARK: Lines

  private func finish(_ line: String?) {
    if face.focus.field.isActive { return face.focus.field.finish(line) }
    if face.request.isOpen {
      enter(line)
    } else {
      face.input.pending.add(finishedLine: line)
    }
  }

  /// Answers the caller with an entered line, or with `nil` at the end of input.
  func enter(_ line: String?) {
    let isCommand = line?.allSatisfy(\.isWhitespace) == false
    if isCommand, let line, face.delegate?.mayKeep(line) ?? true {
      editor.addToHistory(line)
      history?.append(line)
    }
    face.prompt.beginCommand()
    answer(line, leaving: line.map(echo) ?? "", isCommand: isCommand)
  }

  /// Answers the caller with `nil` at the end of input.
  func answerEnd() { answer(nil, leaving: "", isCommand: false) }

  private func answer(_ text: String?, leaving shown: String, isCommand: Bool) {
    let answered = face.prompt.answered(shown, isCommand: isCommand)
    let caller = face.request.close()
    // Between the replies to the lines of a paste are the lines.
    if !face.messages.reply.lines.isEmpty { face.messages.reply.add(answered) }
    face.painter.paintNow(below: answered)
    face.input.pending.resumePostponed()
    caller?.resume(returning: text)
  }

  /// Ends the request of the caller on a screen without a prompt, and leaves nothing of it.
  func end() {
    face.input.pending.resumePostponed()
    face.request.close()?.resume(returning: nil)
  }

  /// Discards the line, and leaves it on the terminal.
  ///
  /// - Returns: Whether the line contained text.
  func takeBack() -> Bool {
    let typed = editor.text
    let left = face.prompt.answered(echo(typed) + "^C", isCommand: false)
    editor.restart()
    face.painter.paintNow(below: left)
    return !typed.isEmpty
  }

  private func echo(_ line: String) -> String { face.delegate?.echo(of: line) ?? line }
}
