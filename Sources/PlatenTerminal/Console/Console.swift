#if os(Linux)
  import Foundation
  import Platen

  /// A terminal that a person types at: a screen, and below it a prompt.
  ///
  /// It takes over the terminal's modes, its keys and all output to it. Keys that arrive while
  /// nothing is asked wait for the next question. A process has at most one.
  @MainActor
  package final class Console {
    package weak var delegate: (any ConsoleDelegate)?
    package let screen: ScreenArea
    private let prompt: PromptArea
    private let display: Display
    private let editor: any LineEditor
    private let history: HistoryFile
    private let keyboard: Keyboard
    private let signals = Signals()
    private let scheduler: PaintScheduler
    private lazy var router = KeyRouter(
      editor, session: { [unowned self] in screen.session() },
      isPasting: { [unowned self] in keyboard.pending.isPasting },
      say: { [unowned self] in show([$0]) })

    /// Takes a terminal over.
    ///
    /// - Parameters:
    ///   - editor: What edits lines.
    ///   - app: What the history is kept under.
    ///   - theme: How text of each role looks; if nothing, as fits the background.
    ///   - glyphs: The signs that it is told by what is not shown.
    ///   - showsUTF8: Whether the terminal shows characters beyond ASCII.
    ///   - paintInterval: The least time between two paintings of a screen that changes by itself.
    ///     Sixty in a second are enough for any eye.
    ///   - write: Writes to the terminal.
    /// - Returns: Nothing if there is no terminal.
    package init?(
      input: Int32, output: Int32, editor: any LineEditor, app: String, theme: Theme?,
      glyphs: Glyphs, showsUTF8: Bool, paintInterval: Duration = .seconds(1) / 60,
      write: @escaping ([UInt8]) -> Void
    ) {
      guard TerminalModes.takeOver(input: input, output: output) else { return nil }
      self.editor = editor
      screen = ScreenArea(glyphs: glyphs)
      prompt = PromptArea(editor: editor, glyphs: glyphs)
      display = Display(output: output, theme: theme, showsUTF8: showsUTF8, write: write)
      history = HistoryFile(app: app, environment: ProcessInfo.processInfo.environment)
      keyboard = Keyboard(input)
      scheduler = PaintScheduler(
        interval: paintInterval, on: DispatchQueue.main.system.eraseToAnyScheduler())
      scheduler.prepare = { [unowned self] in followFocus() }
      scheduler.paint = { [unowned self] in paint(below: $0) }
      startEditor()
      keyboard.start { [unowned self] in handlePendingInput() }
      signals.start { event in MainQueue.run { [weak self] in self?.handle(event) } }
    }

    private func startEditor() {
      editor.setHistory(history.lines())
      editor.completions = { [unowned self] line, word in
        router.areAtPrompt ? delegate?.completions(of: word, after: line) ?? [] : []
      }
      editor.showCompletions = { [unowned self] in
        prompt.candidates = columns(of: $0, width: size.width)
      }
      editor.onLine = { [unowned self] in finish($0) }
      editor.start()
    }
  }

  // MARK: - Asking

  extension Console {
    /// Asks for a line at the prompt; nothing at the end of input.
    package func line() async -> String? {
      signals.forgetInterrupts()
      return await withCheckedContinuation { continuation in
        prompt.question = .line(continuation)
        handlePendingInput()
      }
    }

    /// Asks for a text that is not shown, kept or recorded; nothing if the person gives up.
    ///
    /// What was typed before it was asked for is dropped, and the rest of a paste is taken afterwards.
    package func secret(prompt text: String) async -> String? {
      let hasDropped = keyboard.pending.postponeForSecret()
      return await withCheckedContinuation { continuation in
        prompt.question = .secret(SecretEditor(), prompt: text, continuation)
        if hasDropped { say("input typed before this prompt was discarded") }
        handlePendingInput()
      }
    }

    private func answer(_ text: String?, leaving shown: String = "") {
      let answered = prompt.answered(promptText, shown)
      let question = prompt.question
      prompt.question = nil
      scheduler.paintNow(below: answered)
      keyboard.pending.resumePostponed()
      question?.answer(text)
    }

    private var promptText: String { delegate?.promptText ?? "> " }
  }

  // MARK: - Keys

  extension Console {
    /// Handles what has been typed, as long as something is asked.
    private func handlePendingInput() {
      while prompt.question != nil, let event = keyboard.pending.next() {
        signals.forgetInterrupts()
        handle(event)
      }
      if keyboard.isAtEnd {
        if prompt.question == nil { delegate?.interrupt() } else { answer(nil) }
      }
      refresh()
    }

    /// Handles a key, given in its bytes, as if it was pressed.
    package func type(_ bytes: [UInt8]) {
      handle(.key(.bytes(bytes)))
      refresh()
    }

    private func handle(_ event: PendingInput.Event) {
      switch event {
      case .key(.repaint): repaint()
      case .key(let key):
        prompt.candidates = []
        if !handleSecretKey(key) && !router.take(key) && !turnPage(by: key) { edit(key) }
      case .pastedLine(let line):
        prompt.candidates = []
        router.followPrompt()
        edit(line)
      case .finishedLine(let line): enter(line)
      }
    }

    /// - Returns: Whether a secret is asked for.
    private func handleSecretKey(_ key: Key) -> Bool {
      guard case .secret(var editor, let text, let continuation) = prompt.question else {
        return false
      }
      let outcome = editor.handle(key)
      prompt.question = .secret(editor, prompt: text, continuation)
      switch outcome {
      case .goesOn: break
      case .entered(let text): answer(text)
      case .givenUp: answer(nil)
      case .refused: say("a secret has only one line; the pasted lines were discarded")
      }
      return true
    }

    private func turnPage(by key: Key) -> Bool { editor.isEmpty && screen.turnPage(by: key) }

    /// Edits the line at the prompt; the lines of a paste are entered one after the other.
    private func edit(_ key: Key) {
      guard case .paste(let text) = key, text.contains(where: \.isNewline) else {
        return editor.handle(key)
      }
      let lines = key.lines
      if lines.count > 1 { return keyboard.pending.prepend(linesOf: lines) }
      editor.handle(.paste(String(text.dropLast())))
      editor.handle(.enter)
    }

    private func finish(_ line: String?) {
      if !router.areAtPrompt { return router.finish(line) }
      if prompt.question?.isLine == true {
        enter(line)
      } else {
        keyboard.pending.add(finishedLine: line)
      }
    }

    private func enter(_ line: String?) {
      if let line, !line.allSatisfy(\.isWhitespace), delegate?.mayKeep(line) ?? true {
        editor.addToHistory(line)
        history.append(line)
      }
      answer(line, leaving: line.map(echo) ?? "")
    }

    private func echo(_ line: String) -> String { delegate?.echo(of: line) ?? line }
  }

  // MARK: - Signals

  extension Console {
    private func handle(_ event: Signals.Event) {
      switch event {
      case .resize:
        display.noteResize()
        delegate?.resize()
      case .resume:
        keyboard.forgetUnfinished()
        display.restart()
        delegate?.resize()
      case .interrupt: interrupt()
      }
      scheduler.paintNow()
    }

    /// Drops all input that has not been handled, and ends what is going on.
    private func interrupt() {
      keyboard.forget()
      switch prompt.question {
      case nil: delegate?.interrupt()
      case .secret: answer(nil)
      case .line: router.leave() ? say("press Ctrl-C again to quit") : takeBack(editor.text)
      }
    }

    private func takeBack(_ typed: String) {
      let left = prompt.answered(promptText, echo(typed) + "^C")
      editor.restart()
      scheduler.paintNow(below: left)
      if typed.isEmpty { say("press Ctrl-C again to quit") } else { signals.forgetInterrupts() }
    }
  }

  // MARK: - Painting

  extension Console {
    /// The colours that the terminal shows.
    package var depth: ColorDepth { display.terminal.depth }

    /// The cells and rows of the terminal; 80 by 24 where it does not say.
    package var size: (width: Int, height: Int) { display.size }

    /// Shows lines above the screen and the prompt, for good.
    package func show(_ lines: [Line]) {
      scheduler.paintNow(below: lines.map(PromptStyle.styled))
    }

    /// Says something to the person, beside the transcript.
    private func say(_ remark: String) { show([Line("# " + remark)]) }

    /// Paints what has changed of the screen and the prompt, at once or soon.
    package func refresh() { scheduler.request() }

    /// Leaves the screen as it is shown; what is shown from now on stands below.
    package func leaveScreen() {
      followFocus()
      let lines = screen.rows(
        within: display.terminal.height, showsFocus: takesKeysOnScreen
      ).lines
      screen.clear()
      if lines.isEmpty { scheduler.paintNow() } else { display.leave(lines) }
    }

    /// Paints everything anew, whatever the terminal shows.
    private func repaint() {
      display.invalidate()
      scheduler.paintNow()
    }

    /// Has the line editor hold what has the focus.
    private func followFocus() { if prompt.question?.isLine == true { router.follow() } }

    /// Whether the next key acts on the screen.
    private var takesKeysOnScreen: Bool { prompt.question?.isLine == true && router.areOnScreen }

    private func paint(below finished: [Line]) -> Bool {
      display.measure()
      return display.paint(frame, below: finished)
    }

    /// The screen, as much of it as there is room for, and the prompt.
    private var frame: PaintedFrame {
      let terminal = display.terminal
      let isOnScreen = takesKeysOnScreen
      let prompt = self.prompt.layout(
        promptText, isOnScreen: isOnScreen, width: terminal.width,
        height: screen.session() == nil ? terminal.height : max(1, terminal.height / 2))
      let candidates = self.prompt.candidateRows(height: terminal.height)
      let rows = screen.rows(
        within: max(1, terminal.height - candidates.count - prompt.rows.count),
        showsFocus: isOnScreen)
      var lines = rows.lines
      lines += candidates
      let atPrompt = PaintedFrame.Place(
        row: lines.count + prompt.cursor.row, column: prompt.cursor.column)
      lines += prompt.rows
      return PaintedFrame(lines, cursor: rows.cursor ?? atPrompt)
    }
  }
#endif
