#if Terminal && os(Linux)
  import Foundation
  import Platen

  /// A terminal that a person types at: a prompt at its end, and what is shown above it.
  ///
  /// It owns the terminal's modes, its keys and all that is written to it. Keys that come while
  /// nothing is asked wait for the next prompt. There is one in a process.
  @MainActor
  package final class Console {
    /// What the prompt says; asked for whenever it is painted.
    package var prompt: () -> String = { "> " }
    /// Words that may stand where one is typed: given the line before it, and its beginning.
    package var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
    /// Whether a line may be kept for later; one that may hold a secret may not.
    package var mayKeep: (String) -> Bool = { _ in true }
    /// Called when Ctrl-C is pressed while nothing is asked.
    package var onInterrupt: () -> Void = {}
    /// Called when the terminal has another size.
    package var onResize: () -> Void = {}

    private enum Question {
      case line(CheckedContinuation<String?, Never>)
      case secret(SecretEditor, prompt: String, CheckedContinuation<String?, Never>)
    }

    private let history: HistoryFile
    private let output: Int32
    private let write: (String) -> Void
    private let readline = Readline.shared
    private var question: Question?
    private var painter = PromptPainter()
    private var keyboard: Keyboard?
    private var signals: Signals?

    /// Takes a terminal over.
    ///
    /// - Parameters:
    ///   - app: What the history is kept under.
    ///   - write: Writes to the terminal.
    /// - Returns: Nothing if there is no terminal.
    package init?(
      input: Int32, output: Int32, app: String, write: @escaping (String) -> Void
    ) {
      guard TerminalModes.takeOver(input: input, output: output) else { return nil }
      history = HistoryFile(app: app, environment: ProcessInfo.processInfo.environment)
      self.output = output
      self.write = write
      readline.setHistory(history.lines())
      readline.completions = { [unowned self] in completions($0, $1) }
      readline.showCompletions = { [unowned self] in show(columns(of: $0, width: size.width)) }
      readline.onLine = { [unowned self] in enter($0) }
      keyboard = Keyboard(input) { [unowned self] in drain() }
      signals = Signals { event in MainQueue.run { [weak self] in self?.handle(event) } }
    }
  }

  // MARK: - Asking

  extension Console {
    /// Asks for a line at the prompt; nothing at the end of input.
    package func line() async -> String? {
      await withCheckedContinuation { continuation in
        question = .line(continuation)
        readline.start()
        drain()
      }
    }

    /// Asks for a text that is not shown, kept or recorded; nothing if the person gives up.
    package func secret(prompt: String) async -> String? {
      await withCheckedContinuation { continuation in
        question = .secret(SecretEditor(), prompt: prompt, continuation)
        drain()
      }
    }

    /// Handles the keys that have come, as long as something is asked.
    private func drain() {
      while question != nil, let key = keyboard?.next() {
        signals?.forgetInterrupts()
        handle(key)
      }
      if question != nil, keyboard?.isAtEnd == true { answer(nil) }
      refresh()
    }

    private func handle(_ key: Key) {
      guard case .secret(var editor, let prompt, let continuation) = question else {
        return readline.handle(key)
      }
      switch editor.handle(key) {
      case .goesOn: question = .secret(editor, prompt: prompt, continuation)
      case .entered(let text): answer(text)
      case .givenUp: answer(nil)
      }
    }

    private func enter(_ line: String?) {
      if let line, !line.allSatisfy(\.isWhitespace), mayKeep(line) {
        readline.addToHistory(line)
        history.append(line)
      }
      answer(line)
    }

    private func answer(_ text: String?) {
      leave(text ?? "")
      let asked = question
      question = nil
      switch asked {
      case .line(let continuation), .secret(_, _, let continuation):
        continuation.resume(returning: text)
      case nil: break
      }
    }

    private func handle(_ event: Signals.Event) {
      switch (event, question) {
      case (.resize, _):
        painter.resized(width: size.width)
        onResize()
      case (.resume, _): painter = PromptPainter()
      case (.interrupt, nil): onInterrupt()
      case (.interrupt, .secret): answer(nil)
      case (.interrupt, .line):
        keyboard?.forget()
        leave(readline.text + "^C")
        readline.restart()
      }
      refresh()
    }
  }

  // MARK: - Showing

  extension Console {
    /// Shows lines above the prompt; each ends in a newline.
    package func show(_ text: String) {
      write(painter.erased() + text + (layout.map { painter.painted($0) } ?? ""))
    }

    /// Paints the prompt again, if it says something else now.
    package func refresh() {
      if let layout { write(painter.painted(layout)) }
    }

    /// Leaves the prompt with a line, and goes on below.
    private func leave(_ text: String) {
      guard let left = layout(text) else { return }
      write(painter.painted(left) + painter.finished())
    }

    private var layout: PromptLayout? {
      layout(readline.text, point: readline.point, prompt: readline.question)
    }

    private func layout(
      _ text: String, point: Int = .max, prompt: String? = nil
    ) -> PromptLayout? {
      switch question {
      case nil: nil
      case .secret(_, let prompt, _):
        PromptLayout(prompt: prompt, text: "", point: 0, width: size.width)
      case .line:
        PromptLayout(
          prompt: prompt ?? readline.mode + self.prompt(), text: text, point: point,
          width: size.width
        ).window(height: size.height)
      }
    }

    /// The cells and rows of the terminal; 80 by 24 where it does not say.
    package var size: (width: Int, height: Int) {
      var size = winsize()
      guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return (80, 24)
      }
      return (Int(size.ws_col), Int(size.ws_row))
    }
  }
#endif
