import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// An interactive terminal with a screen and a prompt below it.
///
/// A console controls the terminal's modes, its keys and all output to it. Keys that arrive while
/// no question is open are queued for the next question. A process has at most one console.
///
/// See Documentation/Decisions/terminal.md.
@MainActor
package final class Console {
  package weak var delegate: (any ConsoleDelegate)?
  package let screen: ScreenArea
  private let prompt: PromptArea
  private let display: Display
  private let editor: any LineEditor
  private let history: HistoryFile?
  private let keyboard: Keyboard
  private let signals = Signals()
  private let scheduler: PaintScheduler
  private lazy var router = KeyRouter(
    editor, session: { [unowned self] in session },
    isPasting: { [unowned self] in keyboard.pending.isPasting },
    say: { [unowned self] in tell([$0]) },
    explain: { [unowned self] in prompt.message.show($0) },
    endInput: { [unowned self] in endLine() })

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
    self.editor = editor
    let main = DispatchQueue.main.system.eraseToAnyScheduler()
    let screen = ScreenArea(glyphs: glyphs)
    self.screen = screen
    prompt = PromptArea(
      editor: editor, glyphs: glyphs, session: { screen.session() }, scheduler: main)
    display = Display(
      output: output, theme: theme ?? .auto, glyphs: glyphs, showsUTF8: showsUTF8,
      features: features, isAnimated: isAnimated, write: write)
    history = app.map { HistoryFile(app: $0, environment: environment) }
    keyboard = Keyboard(input)
    scheduler = PaintScheduler(interval: paintInterval, on: main)
    prompt.message.onChange = { [unowned self] in refresh() }
    scheduler.prepare = { [unowned self] in followFocus() }
    scheduler.paint = { [unowned self] in paint(below: $0) }
    startEditor()
    keyboard.onReply = { [unowned self] in handle(reply: $0) }
    keyboard.onKeys = { [unowned self] in handlePendingInput() }
    signals.start { event in MainQueue.run { [weak self] in self?.handle(event) } }
    if !isPaused { resume() }
  }

  private func startEditor() {
    prompt.overlayHint = { [unowned self] in
      screen.overlay.hint(hasPrompt: session?.onCancel == nil)
    }
    prompt.launcher.choices = { [unowned self] in delegate?.screens ?? [] }
    prompt.launcher.isCommand = { [unowned self] in delegate?.isCommand($0) ?? false }
    editor.setHistory(history?.lines() ?? [])
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

// MARK: - Questions

extension Console {
  /// Reads a line at the prompt.
  ///
  /// - Returns: The line, or `nil` at the end of input.
  package func line() async -> String? {
    prompt.endCommand()
    return await nextLine()
  }

  /// Lets the user act on a screen without a prompt, until ``endLine()`` or the end of input.
  package func takeKeys() async { _ = await nextLine() }

  private func nextLine() async -> String? {
    signals.forgetInterrupts()
    return await withCheckedContinuation { continuation in
      prompt.question = continuation
      coverWithLongReply()
      handlePendingInput()
    }
  }

  /// Discards the keys typed before a request for a secret, which may be a part of it. The rest of a
  /// paste is handled after the answer.
  package func prepareForSecret() {
    if keyboard.pending.postponeForSecret() { say(PendingInput.discardRemark) }
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

  /// Keeps the pending keys while code of the program receives a response, whose effects precede
  /// theirs. Returns whether it does.
  private func keepKeysForResult() -> Bool {
    guard keyboard.pending.hasKeys, !keyboard.pending.isHeld, let session,
      session.isReceivingResult()
    else { return false }
    holdKeys { await session.settle() }
    return true
  }

  /// Ends the question for a line on a screen without a prompt, and leaves nothing of it.
  package func endLine() {
    keyboard.pending.resumePostponed()
    prompt.question.take()?.resume(returning: nil)
  }

  private func answer(
    _ text: String?, leaving shown: String = "", isCommand: Bool = false
  ) {
    let answered = prompt.answered(promptText, shown, isCommand: isCommand)
    let question = prompt.question.take()
    // Between the replies to the lines of a paste are the lines.
    if !prompt.reply.lines.isEmpty { prompt.reply.add(answered) }
    scheduler.paintNow(below: answered)
    keyboard.pending.resumePostponed()
    question?.resume(returning: text)
  }

  private var promptText: String { delegate?.promptText ?? "> " }
}

// MARK: - Keys

extension Console {
  /// Handles pending input while a question is open.
  private func handlePendingInput() {
    while prompt.readsLine, !keepKeysForResult(),
      let event = keyboard.pending.next(isInField: !router.areAtPrompt)
    {
      signals.forgetInterrupts()
      handle(event)
    }
    if !keyboard.isReading { return }
    if keyboard.isAtEnd, !keyboard.pending.isHeld {
      if prompt.readsLine { answer(nil) } else { delegate?.interrupt() }
    }
    refresh()
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
      prompt.noteKey()
      handle(key, at: router.follow())
    case .pastedLine(let line):
      prompt.candidates = []
      screen.overlay.close()
      router.followPrompt()
      edit(line)
    case .finishedLine(let line): enter(line)
    }
  }

  /// Handles a key in the open overlay, on the screen or at the prompt.
  ///
  /// - Parameter focus: The control that receives keys, or `nil` if the prompt receives them.
  private func handle(_ key: Key, at focus: ControlElement?) {
    if screen.overlay.isOpen {
      if !screen.overlay.take(key) { typeAtPrompt(key) }
    } else if !cover.take(
      key, isText: takesText(at: focus),
      isAtEmptyPrompt: focus == nil && prompt.readsLine && router.isPromptEmpty)
      && !router.take(key, at: focus) && !turnPage(by: key)
    {
      edit(key)
    }
  }

  /// Moves the focus to the prompt, if there is one, and types text there.
  private func typeAtPrompt(_ key: Key) {
    if session?.onCancel != nil { return }
    _ = router.leave()
    edit(key)
  }

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

  private var mouse: MouseRouter {
    MouseRouter(
      display, screen, of: prompt.readsLine ? session : nil, router,
      say: { [unowned self] in tell([$0]) })
  }

  private var cover: ScreenCover {
    ScreenCover(
      screen, prompt, commandHelp: { [weak delegate] in delegate?.commandHelp(width: $0) ?? [] })
  }

  /// Returns whether the focused control or the line at the prompt takes the characters of a text.
  private func takesText(at focus: ControlElement?) -> Bool {
    !router.areAtPrompt || !editor.isEmpty || editor.isAsking || focus?.takesText == true
  }

  private func turnPage(by key: Key) -> Bool { editor.isEmpty && screen.turnPage(by: key) }

  /// Edits the line at the prompt. The lines of a paste are entered one at a time.
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
    if prompt.readsLine {
      enter(line)
    } else {
      keyboard.pending.add(finishedLine: line)
    }
  }

  private func enter(_ line: String?) {
    let isCommand = line?.allSatisfy(\.isWhitespace) == false
    if isCommand, let line, delegate?.mayKeep(line) ?? true {
      editor.addToHistory(line)
      history?.append(line)
    }
    prompt.beginCommand()
    answer(line, leaving: line.map(echo) ?? "", isCommand: isCommand)
  }

  private func echo(_ line: String) -> String { delegate?.echo(of: line) ?? line }
}

// MARK: - Pauses

extension Console {
  /// Gives the terminal back to the rest of the program. The screen has been left before.
  ///
  /// Keys that have been read wait for the next question.
  package func pause() {
    prompt.message.clear()
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
    scheduler.paintNow()
  }

  /// Discards pending input and cancels the open question or the running command.
  private func interrupt() {
    keyboard.forget()
    prompt.reply.clear()
    if !prompt.readsLine || session?.onCancel != nil {
      delegate?.interrupt()
    } else if screen.overlay.close() || prompt.launcher.uncover() {
      signals.forgetInterrupts()
    } else if router.leave() {
      say("press Ctrl-C again to quit")
    } else {
      takeBack(editor.text)
    }
  }

  private func takeBack(_ typed: String) {
    let left = prompt.answered(promptText, echo(typed) + "^C", isCommand: false)
    editor.restart()
    scheduler.paintNow(below: left)
    if typed.isEmpty { say("press Ctrl-C again to quit") } else { signals.forgetInterrupts() }
  }
}

// MARK: - Drawing

extension Console {
  /// The color depth of the console's terminal.
  package var depth: ColorDepth { display.terminal.depth }

  /// The width of the console in cells and its height in rows.
  ///
  /// The size is 80 by 24 if the terminal does not report one.
  package var size: (width: Int, height: Int) { display.size }

  /// The width of a screen in the console, which is next to the gutter, in cells.
  package var screenWidth: Int {
    let width = display.size.width
    return width - display.gutter(at: width).width
  }

  /// Prints lines permanently above the screen and the prompt. The output of a command remains
  /// visible until the next key.
  package func show(_ lines: [Line]) {
    if prompt.reply.hasCommand { return tell(lines) }
    scheduler.paintNow(below: lines.map(PromptStyle.styled))
  }

  /// Prints lines permanently, and keeps them visible until the next key.
  private func tell(_ lines: [Line]) {
    prompt.reply.add(lines)
    scheduler.paintNow(below: lines.map(PromptStyle.styled))
  }

  /// Prints a remark to the user that is not part of the transcript.
  private func say(_ remark: String) { tell([Line("# " + remark)]) }

  /// Covers the screen with the output of a finished command if it does not fit above the screen,
  /// although the screen yields rows.
  private func coverWithLongReply() {
    let reply = prompt.reply
    guard !reply.lines.isEmpty, !reply.hasCommand, session?.onCancel == nil,
      !keyboard.pending.hasKeys
    else { return }
    display.measure()
    let (width, height) = (display.terminal.width, display.terminal.height)
    if frame.lines.count + prompt.reply.rowCount(width: width) > height {
      screen.overlay.open(reply.overlay)
    }
  }

  /// Whether the mouse acts on the screen while the focus is there.
  package var usesMouse: Bool {
    get { display.mouse.isEnabled }
    set { display.mouse.isEnabled = newValue }
  }

  /// The effect of ``usesMouse``, as a remark to the user.
  package var mouseNote: String { display.mouse.note }

  /// Sets the title of the terminal's window.
  package func setTitle(_ title: String) { display.title.set(title) }

  /// Requests a redraw of the screen and the prompt, either immediately or at the end of the
  /// paint interval.
  package func refresh() { scheduler.request() }

  /// Covers the screen with a text that does not fit above the screen.
  ///
  /// - Parameter title: The name of the text.
  /// - Returns: Whether the text is shown; `false` if it fits and can be printed.
  package func read(_ title: String, _ lines: [Line]) -> Bool {
    guard cover.read(title, lines, in: size) else { return false }
    refresh()
    return true
  }

  /// Leaves the visible part of the current screen in the scrollback, so that later output appears
  /// below it.
  package func leaveScreen() {
    uncoverScreen()
    let terminal = display.terminal
    let rows = screen.rows(
      within: terminal.height, nextTo: terminal.gutter, showsFocus: takesKeysOnScreen)
    screen.clear()
    leave(rows.lines.isEmpty ? [] : [rows.lines])
  }

  /// Returns the sign in the gutter next to a success or a failure, or `nil` without a gutter.
  package func sign(isSuccess: Bool) -> Line? {
    // Before the first frame, the terminal has no gutter.
    display.gutter(at: size.width).sign(isSuccess: isSuccess)
  }

  /// Leaves all lines of the current screen in the scrollback, also those that do not fit on the
  /// terminal.
  package func leaveAllLines() {
    uncoverScreen()
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
      if frames.isEmpty { scheduler.paintNow() }
      for frame in frames { display.leave(frame) }
    }
  }

  private func uncoverScreen() {
    screen.overlay.close()
    prompt.launcher.hide()
    followFocus()
  }

  /// Redraws every row, regardless of the terminal's current content.
  private func repaint() {
    display.invalidate()
    scheduler.paintNow()
  }

  /// Loads the focused field into the line editor, or the line at the prompt if no field is
  /// focused.
  private func followFocus() {
    if prompt.readsLine { router.follow() }
    if session != nil { prompt.launcher.reset() }
  }

  /// The session of the screen, or `nil` without a screen or while the list of screens covers it.
  private var session: Session? { prompt.launcher.coversScreen ? nil : screen.session() }

  /// The control that handles the next key, or `nil` if the prompt handles it.
  private var focusOnScreen: ControlElement? {
    prompt.readsLine ? router.followedFocus : nil
  }

  /// Whether the screen handles the next key.
  private var takesKeysOnScreen: Bool { focusOnScreen != nil }

  /// Returns whether the drawing changed.
  private func paint(below finished: [Line]) -> Bool {
    display.add(finished)
    if !keyboard.isReading { return false }
    display.measure()
    guard let hasPainted = display.paint(frame, isBusy: !prompt.readsLine) else { return false }
    if display.mouse.isEnabled || display.mouse.isCapturing {
      display.mouse.follow(takesKeys: takesKeysOnScreen && !screen.overlay.isOpen)
    }
    return hasPainted
  }

  /// The visible rows of the screen, followed by the completions and the prompt.
  private var frame: PaintedFrame {
    let terminal = display.terminal
    let focus = focusOnScreen
    let prompt = self.prompt.layout(
      promptText, focus: focus, width: terminal.width,
      height: screen.session() == nil ? terminal.height : max(1, terminal.height / 2))
    let candidates = self.prompt.candidateRows(height: terminal.height)
    // An empty row separates the screen from the prompt.
    let margin = ScreenArea.margin(within: terminal.height)
    let height = max(1, terminal.height - candidates.count - prompt.rows.count - margin)
    let yielded = self.prompt.reply.rowCount(width: terminal.width)
    var rows = screen.rows(
      within: height, yielding: yielded, nextTo: terminal.gutter, showsFocus: focus != nil)
    if let covered = cover.rows(
      on: terminal, within: height, yielding: yielded, over: rows.lines.count)
    {
      rows = VisibleRows(lines: covered)
    }
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
}
