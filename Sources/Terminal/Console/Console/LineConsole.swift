import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenTerminal

/// A terminal that shows a transcript, with a line editor in its last row.
///
/// Printed lines never change, and no escape sequence is written. A process has at most one console.
@MainActor
package final class LineConsole {
  package weak var delegate: (any ConsoleDelegate)?
  private let display: LineDisplay
  private let editor: any LineEditor
  private let history: HistoryFile?
  private let keyboard: Keyboard
  private let signals = Signals()
  /// The secret that the user types, or `nil` while the user edits a line.
  private var secret: Secret?
  /// The caller that waits for a line, or `nil` while a command runs.
  private var question: CheckedContinuation<String?, Never>?

  /// Creates a console for a terminal, and takes control of the terminal.
  ///
  /// - Parameters:
  ///   - app: The name under which the history is stored.
  ///   - showsUTF8: Whether the terminal displays characters outside ASCII.
  ///   - write: A closure that writes bytes to the terminal.
  /// - Returns: A console, or `nil` if `input` is not a terminal.
  package init?(
    input: Int32, output: Int32, editor: any LineEditor, app: String, showsUTF8: Bool,
    write: @escaping ([UInt8]) -> Void
  ) {
    guard TerminalModes.save(input: input, output: output, features: [], isPlain: true)
    else { return nil }
    self.editor = editor
    display = LineDisplay(TerminalOutput(output, send: write), showsUTF8: showsUTF8)
    history = HistoryFile(app: app, environment: ProcessInfo.processInfo.environment)
    keyboard = Keyboard(input)
    keyboard.awaitsColor = false
    startEditor()
    keyboard.onKeys = { [unowned self] in handlePendingInput() }
    signals.start { event in MainQueue.run { [weak self] in self?.handle(event) } }
    TerminalModes.takeOverAgain()
    signals.resume()
    keyboard.resume()
  }

  private func startEditor() {
    editor.setHistory(history?.lines() ?? [])
    editor.completions = { [unowned self] line, word in
      delegate?.completions(of: word, after: line) ?? []
    }
    editor.showCompletions = { [unowned self] in show(columns(of: $0, width: display.width)) }
    editor.onLine = { [unowned self] in finish($0) }
    editor.start()
  }

  /// Reads a line.
  ///
  /// - Returns: The line, or `nil` at the end of input.
  package func line() async -> String? {
    signals.forgetInterrupts()
    return await withCheckedContinuation { continuation in
      question = continuation
      draw()
      handlePendingInput()
    }
  }

  /// Reads a secret, of which the terminal shows nothing. Keys typed before may be a part of it, and
  /// are discarded.
  ///
  /// - Returns: The secret, or `nil` if the user cancels.
  package func secret(_ label: String) async -> String? {
    secret = Secret(label: label)
    defer {
      secret = nil
      keyboard.pending.resumePostponed()
    }
    if keyboard.pending.postponeForSecret() { say(PendingInput.discardRemark) }
    return await line()
  }

  /// Prints lines, and shows the edited line again below them.
  package func show(_ lines: [Line]) {
    display.print(lines)
    draw()
  }

  /// Prints the rest of the output, because the program ends.
  package func end() { display.end() }
}

extension LineConsole {
  private struct Secret {
    let label: String
    var editor = SecretEditor()
  }
}

// MARK: - Keys

extension LineConsole {
  private func handlePendingInput() {
    while question != nil, let event = keyboard.pending.next() {
      signals.forgetInterrupts()
      handle(event)
    }
    if keyboard.isAtEnd {
      if question == nil { delegate?.interrupt() } else { answer(nil) }
    }
    draw()
  }

  private func handle(_ event: PendingInput.Event) {
    switch event {
    case .key(let key) where secret != nil: editSecret(by: key)
    case .key(.repaint): display.leaveRow()
    case .key(.escape) where !editor.isAsking && !editor.ownsEscape: editor.replace(with: "")
    case .key(.paste(let text)) where text.contains(where: \.isNewline):
      keyboard.pending.prepend(linesOf: Key.paste(text).lines)
    case .key(let key): editor.handle(key)
    case .pastedLine(.paste(let line)) where line.last?.isNewline == true:
      editor.handle(.paste(String(line.dropLast())))
      editor.handle(.enter)
    case .pastedLine(let line): editor.handle(line)
    case .finishedLine(let line): enter(line)
    }
  }

  private func finish(_ line: String?) {
    if question == nil { keyboard.pending.add(finishedLine: line) } else { enter(line) }
  }

  private func enter(_ line: String?) {
    if let line, !line.allSatisfy(\.isWhitespace), delegate?.mayKeep(line) ?? true {
      editor.addToHistory(line)
      history?.append(line)
    }
    answer(line, leaving: line ?? "")
  }

  private func answer(_ line: String?, leaving shown: String = "", ending: String = "") {
    leave(shown, ending: ending)
    question.take()?.resume(returning: line)
  }

  private func editSecret(by key: Key) {
    if key == .escape { return answer(nil) }
    switch secret?.editor.handle(key) {
    case .entered(""): say("an answer is required")
    case .entered(let text): answer(text)
    case .givenUp: answer(nil)
    case .refused: say(SecretEditor.refusalRemark)
    case .goesOn, nil: break
    }
  }
}

// MARK: - Signals

extension LineConsole {
  private func handle(_ event: Signals.Event) {
    switch event {
    case .interrupt: interrupt()
    case .resize: draw()
    case .resume:
      keyboard.forgetUnfinished()
      display.restart()
      draw()
    }
  }

  /// Discards pending input and the line, or cancels the running command.
  private func interrupt() {
    keyboard.forget()
    guard question != nil else { return delegate?.interrupt() ?? () }
    if secret != nil { return answer(nil, ending: "^C") }
    let typed = editor.text
    leave(typed, ending: "^C")
    editor.restart()
    if typed.isEmpty {
      say("press Ctrl-C again to quit")
    } else {
      signals.forgetInterrupts()
      draw()
    }
  }
}

// MARK: - Output

extension LineConsole {
  private var prompt: String {
    if let secret { return secret.label.printable + ": " }
    return editor.mode + (delegate?.promptText ?? "> ")
  }

  /// Shows the edited line, if a caller waits for one.
  private func draw() {
    guard question != nil else { return }
    if secret != nil {
      display.show(prompt: prompt, text: "", caret: 0)
    } else {
      display.show(
        prompt: editor.question ?? prompt, text: editor.text, caret: editor.point)
    }
  }

  /// Leaves a line as it remains on the terminal, with possible secrets redacted.
  private func leave(_ line: String, ending: String) {
    display.leave(prompt: prompt, text: (delegate?.echo(of: line) ?? line) + ending)
  }

  /// Prints a remark, which no transcript contains.
  private func say(_ remark: String) { show([Line("# " + remark)]) }
}
