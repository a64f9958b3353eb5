#if os(Linux)
  import Foundation
  import PlatenLines
  import PlatenReactive
  import PlatenViews

  /// A terminal that shows a transcript, with a line editor in its last row.
  ///
  /// Printed lines never change, and no escape sequence is written. A process has at most one console.
  @MainActor
  package final class LineConsole {
    package weak var delegate: (any ConsoleDelegate)?
    private let output: TerminalOutput
    private let showsUTF8: Bool
    private let editor: any LineEditor
    private let history: HistoryFile?
    private let keyboard: Keyboard
    private let signals = Signals()
    private var row = PlainRow()
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
      (self.editor, self.showsUTF8) = (editor, showsUTF8)
      self.output = TerminalOutput(output, send: write)
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
      editor.showCompletions = { [unowned self] in show(columns(of: $0, width: output.size.width)) }
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

    /// Prints lines, and shows the edited line again below them.
    package func show(_ lines: [Line]) {
      if !row.isEmpty { write(row.leave()) }
      write(lines.map { $0.text + "\n" }.joined())
      draw()
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
        if question == nil { delegate?.interrupt() } else { enter(nil) }
      }
      draw()
    }

    private func handle(_ event: PendingInput.Event) {
      switch event {
      case .key(.repaint): write(row.leave())
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
      leave(line ?? "")
      question.take()?.resume(returning: line)
      noteRow()
    }
  }

  // MARK: - Signals

  extension LineConsole {
    private func handle(_ event: Signals.Event) {
      switch event {
      case .interrupt: interrupt()
      case .resize: break
      case .resume:
        keyboard.forgetUnfinished()
        output.resume()
        row = PlainRow()
      }
      draw()
    }

    /// Discards pending input and the line, or cancels the running command.
    private func interrupt() {
      keyboard.forget()
      guard question != nil else { return delegate?.interrupt() ?? () }
      let typed = editor.text
      leave(typed, ending: "^C")
      editor.restart()
      if typed.isEmpty {
        show([Line("# press Ctrl-C again to quit")])
      } else {
        signals.forgetInterrupts()
      }
    }
  }

  // MARK: - Output

  extension LineConsole {
    private var promptText: String { delegate?.promptText ?? "> " }

    /// Shows the edited line, if a caller waits for one.
    private func draw() {
      guard question != nil else { return }
      write(
        row.show(
          prompt: editor.question ?? editor.mode + promptText, text: editor.text,
          caret: editor.point, width: output.size.width))
      noteRow()
    }

    /// Leaves a line as it remains on the terminal, with possible secrets redacted.
    private func leave(_ line: String, ending: String = "") {
      let text = (delegate?.echo(of: line) ?? line) + ending
      let prompt = editor.mode + promptText
      write(
        row.show(prompt: prompt, text: text, caret: text.utf8.count, width: output.size.width)
          + row.leave())
    }

    /// Stores whether the row contains text, so that a signal handler can move below it.
    private func noteRow() {
      TerminalModes.rowsToLeave.store(row.isEmpty ? 0 : 1, ordering: .sequentiallyConsistent)
    }

    private func write(_ text: String) {
      if text.isEmpty { return }
      output.write(Array((showsUTF8 ? text : text.inASCII).utf8))
    }
  }
#endif
