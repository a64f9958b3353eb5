import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// An interactive terminal with a screen and a prompt below it.
///
/// A console controls the terminal's modes, its keys and all output to it. Keys that arrive while
/// no caller waits for a line are queued for the next one. A process has at most one console.
///
/// See Documentation/Decisions/terminal.md.
@MainActor
package final class Console {
  package weak var delegate: (any ConsoleDelegate)? { didSet { face.delegate = delegate } }
  /// The part of the terminal that displays a screen.
  package var screen: ScreenArea { face.screen }
  /// The terminal, with its title and its mouse.
  package let display: Display
  private let face: ConsoleFace
  private let prompt: PromptInput
  private let keys: KeyChain
  private let keyboard: Keyboard
  private let signals = Signals()

  /// Creates a console for a terminal.
  ///
  /// - Parameters:
  ///   - editor: The line editor of the prompt and of text fields.
  ///   - app: The name under which the history is stored, or `nil` to store none.
  ///   - theme: The selected theme; by default, the theme that matches the background.
  ///   - glyphs: The glyphs that mark omitted content.
  ///   - showsUTF8: Whether the terminal displays characters outside ASCII.
  ///   - isAnimated: Whether the signs for work in progress turn.
  ///   - paintInterval: The minimum interval between two redraws of a screen that changes without
  ///     input. The default is 1/60 of a second.
  ///   - isPaused: Whether the console takes control of the terminal only with ``resume()``.
  ///   - write: A closure that writes bytes to the terminal.
  /// - Returns: A console, or `nil` if `input` is not a terminal.
  package init?(
    input: Int32, output: Int32, editor: any LineEditor, app: String?, theme: ThemeSelection?,
    glyphs: Glyphs, showsUTF8: Bool, isAnimated: Bool = true,
    paintInterval: Duration = .seconds(1) / 60, isPaused: Bool = false,
    write: @escaping ([UInt8]) -> Void
  ) {
    let environment = ProcessInfo.processInfo.environment
    let features = TerminalFeatures(environment: environment)
    guard TerminalModes.save(input: input, output: output, features: features) else {
      return nil
    }
    display = Display(
      output: output, theme: theme ?? .auto, glyphs: glyphs, showsUTF8: showsUTF8,
      features: features, isAnimated: isAnimated, write: write)
    keyboard = Keyboard(input)
    let main = DispatchQueue.main.system.eraseToAnyScheduler()
    face = ConsoleFace(
      editor, glyphs: glyphs, input: keyboard,
      painter: PaintScheduler(interval: paintInterval, on: main), scheduler: main)
    prompt = PromptInput(
      face, history: app.map { HistoryFile(app: $0, environment: environment) })
    keys = KeyChain(face, prompt)
    editor.showCompletions = { [weak face, weak display] in
      face?.prompt.candidates = columns(of: $0, width: display?.size.width ?? 0)
    }
    face.painter.content = self
    prompt.start()
    keyboard.onReply = { [unowned self] in handle(reply: $0) }
    keyboard.onKeys = { [unowned self] in handlePendingInput() }
    signals.start { event in MainQueue.run { [weak self] in self?.handle(event) } }
    if !isPaused { resume() }
  }
}

// MARK: - Screens

extension Console {
  /// Displays the screen of a session, or no screen if the session is `nil`.
  ///
  /// - Parameter covered: A screen that the new one covers. It remains visible above, muted.
  package func present(_ session: Session?, over covered: Session? = nil) {
    (screen.session, screen.covered) = (session, covered)
  }
}

// MARK: - Requests

extension Console {
  /// Reads a line at the prompt.
  ///
  /// - Returns: The line, or `nil` at the end of input.
  package func line() async -> String? {
    face.prompt.endCommand()
    return await nextLine()
  }

  /// Lets the user act on a screen without a prompt, until ``endLine()`` or the end of input.
  package func takeKeys() async { _ = await nextLine() }

  private func nextLine() async -> String? {
    signals.forgetInterrupts()
    return await withCheckedContinuation { continuation in
      face.request.open(for: continuation)
      coverWithLongReply()
      handlePendingInput()
    }
  }

  /// Ends the request for a line on a screen without a prompt, and leaves nothing of it.
  package func endLine() { prompt.end() }

  /// Discards the keys typed before a request for a secret, which may be a part of it. The rest of a
  /// paste is handled after the answer.
  package func prepareForSecret() {
    if keyboard.pending.postponeForSecret() { face.messages.say(PendingInput.discardRemark) }
  }

  /// Keeps the keys that arrive during some work, and handles them afterwards.
  package func holdKeys(during work: @escaping @MainActor () async -> Void) {
    keyboard.pending.isHeld = true
    Task {
      await work()
      keyboard.pending.isHeld = false
      handlePendingInput()
    }
  }
}

// MARK: - Input

extension Console {
  /// Handles pending input while a caller waits for a line.
  private func handlePendingInput() {
    while face.request.isOpen, !keepKeysForResult(),
      let event = keyboard.pending.next(isInField: face.focus.field.isActive)
    {
      signals.forgetInterrupts()
      handle(event)
    }
    if !keyboard.isReading { return }
    if keyboard.isAtEnd, !keyboard.pending.isHeld {
      if face.request.isOpen { prompt.answerEnd() } else { delegate?.interrupt() }
    }
    refresh()
  }

  /// Keeps the pending keys while code of the program receives a response, whose effects precede
  /// theirs. Returns whether it does.
  private func keepKeysForResult() -> Bool {
    guard keyboard.pending.hasKeys, !keyboard.pending.isHeld, let session = face.focus.session,
      session.time.isReceivingResult()
    else { return false }
    holdKeys { await session.settle() }
    return true
  }

  /// Handles the bytes of a key as though the user had pressed it.
  package func type(_ bytes: [UInt8]) {
    handle(.key(.bytes(bytes)))
    refresh()
  }

  private func handle(_ event: PendingInput.Event) {
    switch event {
    case .key(.repaint): repaint()
    case .key(let key) where display.mouse.accept(key): break
    case .key(let key):
      if let event = MouseEvent(key) { return mouse.handle(event) }
      face.noteKey()
      keys.take(key)
    case .pastedLine(let line):
      face.prompt.candidates = []
      screen.overlay.close()
      face.focus.followPrompt()
      prompt.edit(line)
    case .finishedLine(let line): prompt.enter(line)
    }
  }

  private var mouse: MouseHandler { MouseHandler(display: display, face: face, keys: keys) }

  /// Handles the answer to the question for the background color.
  private func handle(reply: [UInt8]) {
    switch BackgroundQuery.answer(in: reply) {
    case .theme(let theme): display.follow(theme)
    case .end:
      keyboard.awaitsColor = false
      TerminalModes.endQuery()
    case nil: break
    }
  }
}

// MARK: - Pauses

extension Console {
  /// Gives the terminal back to the rest of the program. The screen has been left before.
  ///
  /// Keys that have been read wait for the next question.
  package func pause() {
    face.messages.hint.clear()
    keyboard.pause { TerminalModes.awaitsAnswer }
    TerminalModes.endQuery()
    signals.pause { TerminalModes.putBack() }
  }

  /// Takes control of the terminal, and draws below the output of the rest of the program.
  package func resume() {
    display.begin()
    TerminalModes.takeOverAgain()
    signals.resume()
    if keyboard.awaitsColor { keyboard.awaitsColor = display.askForBackground() }
    keyboard.resume()
  }

  /// Prints lines permanently while the rest of the program controls the terminal.
  package func leave(_ lines: [Line]) {
    resume()
    display.drawLast { show(lines) }
    pause()
  }
}

// MARK: - Signals

extension Console {
  private func handle(_ event: Signals.Event) {
    switch event {
    case .resume where !keyboard.isReading: break  // The console has been paused since.
    case .resize:
      display.noteResize()
      delegate?.resize()
    case .resume(wasRestored: false):
      display.resume()
      delegate?.resize()
    case .resume(wasRestored: true):
      keyboard.forgetUnfinished()
      display.restart()
      // While the program was stopping, the answer was discarded or went to the shell.
      if keyboard.awaitsColor { keyboard.awaitsColor = display.askForBackground() }
      delegate?.resize()
    case .interrupt: interrupt()
    }
    face.painter.paintNow()
  }

  /// Discards pending input and cancels the open request or the running command.
  private func interrupt() {
    keyboard.forget()
    face.messages.reply.clear()
    if !face.request.isOpen || !face.focus.hasPrompt {
      delegate?.interrupt()
    } else if screen.overlay.close() || face.launcher.uncover() {
      signals.forgetInterrupts()
    } else if face.focus.leave() || !prompt.takeBack() {
      face.messages.say("press Ctrl-C again to quit")
    } else {
      signals.forgetInterrupts()
    }
  }
}

// MARK: - Drawing

extension Console: PaintedContent {
  /// The width of the console in cells and its height in rows.
  ///
  /// The size is 80 by 24 if the terminal does not report one.
  package var size: (width: Int, height: Int) { display.size }

  /// The width of a screen in the console, which is next to the gutter, in cells.
  package var screenWidth: Int {
    let width = display.size.width
    return width - display.gutter(at: width).width
  }

  /// Returns the sign in the gutter next to a success or a failure, or `nil` without a gutter.
  package func sign(isSuccess: Bool) -> Line? {
    // Before the first frame, the terminal has no gutter.
    display.gutter(at: size.width).sign(isSuccess: isSuccess)
  }

  /// Prints lines permanently above the screen and the prompt. The output of a command remains
  /// visible until the next key.
  package func show(_ lines: [Line]) { face.messages.show(lines) }

  /// Covers the screen with a text that does not fit above the screen.
  ///
  /// - Parameter title: The name of the text.
  /// - Returns: Whether the text is shown; `false` if it fits and can be printed.
  package func read(_ title: String, _ lines: [Line]) -> Bool {
    guard face.cover.read(title, lines, in: size) else { return false }
    refresh()
    return true
  }

  /// Covers the screen with the output of a finished command if it does not fit above the screen,
  /// although the screen yields rows.
  private func coverWithLongReply() {
    let reply = face.messages.reply
    guard !reply.lines.isEmpty, !reply.hasCommand, face.focus.hasPrompt,
      !keyboard.pending.hasKeys
    else { return }
    display.measure()
    let (width, height) = (display.terminal.width, display.terminal.height)
    let count = face.frame(on: display.terminal).lines.count
    if count + face.messages.reply.rowCount(width: width) > height {
      screen.overlay.open(reply.overlay)
    }
  }

  /// Requests a redraw of the screen and the prompt, either immediately or at the end of the
  /// paint interval.
  package func refresh() { face.painter.request() }

  /// Redraws every row, regardless of the terminal's current content.
  private func repaint() {
    display.invalidate()
    face.painter.paintNow()
  }

  package func prepare() { face.followFocus() }

  package func paint(below finished: [Line]) -> Bool {
    display.add(finished)
    if !keyboard.isReading { return false }
    display.measure()
    let frame = face.frame(on: display.terminal)
    guard let hasPainted = display.paint(frame, isBusy: !face.request.isOpen) else { return false }
    if display.mouse.isEnabled || display.mouse.isCapturing {
      display.mouse.follow(takesKeys: face.focusedControl != nil && !screen.overlay.isOpen)
    }
    return hasPainted
  }
}

// MARK: - The end of a screen

extension Console {
  /// Leaves the visible part of the current screen in the scrollback, so that later output appears
  /// below it.
  package func leaveScreen() {
    face.uncover()
    let terminal = display.terminal
    let rows = screen.rows(
      within: terminal.height, nextTo: terminal.gutter, showsFocus: face.focusedControl != nil)
    screen.clear()
    leave(rows.lines.isEmpty ? [] : [rows.lines])
  }

  /// Leaves all lines of the current screen in the scrollback, also those that do not fit on the
  /// terminal.
  package func leaveAllLines() {
    face.uncover()
    let terminal = display.terminal
    let lines = screen.allLines
    screen.clear()
    leave(
      stride(from: 0, to: lines.count, by: terminal.height).map {
        Array(lines[$0...].prefix(terminal.height))
      })
  }

  /// Leaves frames of the screen, or the prompt if there are none.
  private func leave(_ frames: [[Line]]) {
    display.drawLast {
      if frames.isEmpty { face.painter.paintNow() }
      for frame in frames { display.leave(frame) }
    }
  }
}
