#if os(Linux)
  import Foundation
  import Platen

  /// A terminal that a person types at: a prompt at its end, and what is shown above it.
  ///
  /// It owns the terminal's modes, its keys and all that is written to it. Keys that come while
  /// nothing is asked wait for the next prompt. There is one in a process.
  @MainActor
  package final class Console {
    /// The screen that stands above the prompt, and takes keys while it has the focus.
    package var session: () -> Session? = { nil }
    /// Whether lists take the lines that the rest of the screen leaves.
    package var fitsLists = false
    /// What the prompt says; asked for whenever it is painted.
    package var prompt: () -> String = { "> " }
    /// Words that may stand where one is typed: given the line before it, and its beginning.
    package var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
    /// Whether a line may be kept for later; one that may hold a secret may not.
    package var mayKeep: (String) -> Bool = { _ in true }
    /// A line as it stays on the terminal once it is entered: without what may be a secret.
    package var echo: (String) -> String = { $0 }
    /// Called when Ctrl-C is pressed while nothing is asked.
    package var onInterrupt: () -> Void = {}
    /// Called when the terminal has another size.
    package var onResize: () -> Void = {}

    enum Question {
      case line(CheckedContinuation<String?, Never>)
      case secret(SecretEditor, prompt: String, CheckedContinuation<String?, Never>)
    }

    private let history: HistoryFile
    let output: Int32
    let write: ([UInt8]) -> Void
    let glyphs: Glyphs
    /// What edits the line at the prompt, and fields of the screen.
    let editor: any LineEditor
    /// What the terminal can do; its size is asked for whenever it is painted.
    var terminal: TerminalCapabilities
    private(set) var question: Question?
    private(set) lazy var keys = KeyRouter(
      editor, session: { [unowned self] in session() }, say: { [unowned self] in show([$0]) })
    var renderer = Renderer()
    /// The frame that was shown last, and its lines; nothing once its screen is left.
    var shownFrame = (block: Block.empty, lines: [Line]())
    /// The prompt as it was shown last.
    var laidOutPrompt = LaidOutPrompt()
    /// Words that may go on with what is typed, until the next key.
    var candidates: [Line] = []
    /// What of the frame is shown.
    var viewport: FrameViewport?
    /// The frame to which lists were fitted last, and the room for it.
    var fitted: FrameHeight?
    /// The time between two paintings: sixty times a second is enough for anybody, and a screen that
    /// changes more often leaves time for keys.
    package var pause = Duration.seconds(1) / 60
    var lastPainting = ContinuousClock.now - .seconds(1)
    /// Whether a line was entered, or finished lines shown, and nothing painted since: a person waits
    /// for what comes of it.
    var isAwaited = false
    private var lastResize = ContinuousClock.now - .seconds(1)
    /// Whether it is painted now, and must be once more after that.
    var (isPainting, mustPaintAgain) = (false, false)
    /// Whether it will be painted soon.
    var isWaiting = false
    private var keyboard: Keyboard?
    /// Lines that are finished while nothing is asked: a macro of the editor may hold several.
    private var finished: [String?] = []
    /// Lines of a paste that are still to be entered at the prompt, whatever takes the focus meanwhile.
    private var pasted = 0 { didSet { keys.isPasting = pasted > 0 } }
    /// What was pasted before a secret was asked for, and comes after it.
    private var setAside: [Key] = []
    private var signals: Signals?

    /// Takes a terminal over.
    ///
    /// - Parameters:
    ///   - editor: What edits lines.
    ///   - app: What the history is kept under.
    ///   - theme: How text of each role looks; if nothing, as fits the background.
    ///   - glyphs: The signs that it is told by what is not shown.
    ///   - showsUTF8: Whether the terminal shows characters beyond ASCII.
    ///   - write: Writes to the terminal.
    /// - Returns: Nothing if there is no terminal.
    package init?(
      input: Int32, output: Int32, editor: any LineEditor, app: String, theme: Theme?,
      glyphs: Glyphs, showsUTF8: Bool, write: @escaping ([UInt8]) -> Void
    ) {
      guard TerminalModes.takeOver(input: input, output: output) else { return nil }
      history = HistoryFile(app: app, environment: ProcessInfo.processInfo.environment)
      self.output = output
      self.editor = editor
      self.write = write
      self.glyphs = glyphs
      terminal = TerminalCapabilities(
        environment: ProcessInfo.processInfo.environment, theme: theme)
      terminal.showsUTF8 = showsUTF8
      editor.setHistory(history.lines())
      editor.completions = { [unowned self] in keys.areAtPrompt ? completions($0, $1) : [] }
      editor.showCompletions = { [unowned self] in
        candidates = columns(of: $0, width: size.width)
      }
      editor.onLine = { [unowned self] in finish($0) }
      editor.start()
      keyboard = Keyboard(input) { [unowned self] in drain() }
      signals = Signals { event in MainQueue.run { [weak self] in self?.handle(event) } }
    }
  }

  // MARK: - Asking

  extension Console {
    /// Asks for a line at the prompt; nothing at the end of input.
    package func line() async -> String? {
      signals?.forgetInterrupts()
      return await withCheckedContinuation { continuation in
        question = .line(continuation)
        if finished.isEmpty { drain() } else { enter(finished.removeFirst()) }
      }
    }

    /// Asks for a text that is not shown, kept or recorded; nothing if the person gives up.
    ///
    /// What has come before is no part of it. The rest of a paste is taken afterwards; what was
    /// typed is dropped, since it may be the secret, and would be shown and played.
    package func secret(prompt: String) async -> String? {
      let waiting = keyboard?.takeAll() ?? []
      setAside = waiting.filter(\.isPaste)
      return await withCheckedContinuation { continuation in
        question = .secret(SecretEditor(), prompt: prompt, continuation)
        if setAside.count < waiting.count { say("what was typed before this was asked is dropped") }
        drain()
      }
    }

    /// Handles the keys that have come, as long as something is asked.
    private func drain() {
      while question != nil, let key = keyboard?.next() {
        signals?.forgetInterrupts()
        if key == .repaint {
          repaint()
        } else {
          candidates = []
          handle(key)
        }
      }
      if keyboard?.isAtEnd == true { question == nil ? onInterrupt() : answer(nil) }
      refresh()
    }

    /// Handles a key, given in its bytes, as if it was pressed.
    package func type(_ bytes: [UInt8]) {
      handle(.bytes(bytes))
      refresh()
    }

    private func handle(_ key: Key) {
      guard case .secret(var editor, let prompt, let continuation) = question else {
        if !keys.take(key) && !turnPage(key) { edit(key) }
        return
      }
      let outcome = editor.handle(key)
      question = .secret(editor, prompt: prompt, continuation)
      switch outcome {
      case .goesOn: break
      case .entered(let text): answer(text)
      case .givenUp: answer(nil)
      case .refused: say("a secret is one line; nothing of the lines pasted is taken")
      }
    }

    /// Edits the line by a key. Pasted lines are entered one after the other, as they are asked for.
    private func edit(_ key: Key) {
      if key.isPaste { pasted = max(pasted - 1, 0) }
      guard case .paste(let text) = key, text.contains(where: \.isNewline) else {
        return editor.handle(key)
      }
      let lines = key.lines
      if lines.count > 1 {
        keyboard?.putBack(lines)
        pasted = lines.count
      } else {
        editor.handle(.paste(String(text.dropLast())))
        editor.handle(.enter)
      }
    }

    private func finish(_ line: String?) {
      if !keys.areAtPrompt { return keys.finish(line) }
      if case .line = question { enter(line) } else { finished.append(line) }
    }

    private func enter(_ line: String?) {
      if let line, !line.allSatisfy(\.isWhitespace), mayKeep(line) {
        editor.addToHistory(line)
        history.append(line)
      }
      answer(line, leaving: line.map(echo) ?? "")
    }

    private func answer(_ text: String?, leaving shown: String = "") {
      let (asked, entered) = (question, entered(shown))
      question = nil
      paint(below: entered)
      keyboard?.putBack(setAside)
      setAside = []
      switch asked {
      case .line(let continuation), .secret(_, _, let continuation):
        continuation.resume(returning: text)
      case nil: break
      }
    }
  }

  // MARK: - Signals

  extension Console {
    private func handle(_ event: Signals.Event) {
      switch event {
      case .resize:
        renderer.invalidate(isDragged: lastResize.duration(to: .now) < .seconds(1))
        lastResize = .now
        onResize()
      case .resume:
        keyboard?.forgetUnfinished()
        write(Array("\r\u{1B}[K".utf8))
        renderer = Renderer()
        onResize()
      case .interrupt: interrupt()
      }
      paint()
    }

    /// Drops all that has come and not been taken, and ends what is going on.
    private func interrupt() {
      keyboard?.forget()
      (setAside, finished, pasted) = ([], [], 0)
      switch question {
      case nil: onInterrupt()
      case .secret: answer(nil)
      case .line: keys.leave() ? say("Ctrl-C again leaves") : takeBack(editor.text)
      }
    }

    private func takeBack(_ typed: String) {
      let left = entered(echo(typed) + "^C")
      editor.restart()
      paint(below: left)
      if typed.isEmpty { say("Ctrl-C again leaves") } else { signals?.forgetInterrupts() }
    }
  }
#endif
