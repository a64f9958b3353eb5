import Foundation
import PlatenConsole
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSecrets
import PlatenSession
import PlatenTerminal
import PlatenTranscript

/// A terminal at which a person answers.
///
/// The prompter controls the terminal only while a screen is shown. What other parts of the program
/// print meanwhile appears above the screen.
@MainActor
final class TerminalPrompter: Prompter {
  private let console: Console
  private let streams: DivertedStreams
  private let glyphs: Glyphs
  let recorder: ScriptRecorder?
  private var screen: PromptScreen?
  private var isInterrupted = false

  /// Creates a prompter for the terminal of standard input and standard error.
  ///
  /// - Returns: A prompter, or `nil` if standard input is not a terminal.
  init?(_ recorder: ScriptRecorder?) {
    let showsUTF8 = ProcessInfo.processInfo.environment.namesUTF8
    glyphs = showsUTF8 ? .unicode : .ascii
    let streams = DivertedStreams()
    guard
      let console = Console(
        input: FileDescriptor.input.number, output: streams.terminal.number,
        editor: EmacsLineEditor(), app: nil, theme: nil, glyphs: glyphs, showsUTF8: showsUTF8,
        isPaused: true,
        // A terminal that is gone takes no more output; its input ends as well.
        write: { try? streams.terminal.write($0) })
    else { return nil }
    (self.streams, self.console, self.recorder) = (streams, console, recorder)
    console.screen.fitsLists = true
    console.delegate = self
  }

  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    if let document = screen.document, let question = screen.question {
      try await screen.answer(question, in: document)
    }
    await show(screen, entry) { _ in }
  }

  private func show(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @MainActor (Session) -> Void
  ) async {
    let session = await console.open(screen, entry, glyphs: glyphs)
    self.screen = screen
    session.actionRecorder = recorder
    session.onSecrets = CrashMask.note
    streams.divert { [unowned self] in MainQueue.run { self.showPrints() } }
    console.resume()
    session.resumeClock { [console] in console.refresh() }
    session.perform { begin(session) }
    await console.takeKeys(for: screen)
    await end(screen, in: session)
  }

  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
  ) async throws {
    await show(screen, entry, begin: begin)
  }

  func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    try await show(screen, entry)
  }

  func leave(_ entry: ScreenEntry) async throws {
    console.leave(await entry.lines(width: console.screenWidth, glyphs: glyphs))
  }

  /// Leaves the last frame of the screen, and gives the terminal back.
  private func end(_ screen: PromptScreen, in session: Session) async {
    await session.settle()
    showPrints()
    console.leaveAllLines()
    console.pause()
    streams.restore()
    session.close()
    self.screen = nil
    if isInterrupted {
      isInterrupted = false
      raiseInterrupt()
    }
  }

  private func raiseInterrupt() {
    // Threads of the main queue can block the signal.
    kill(getpid(), SIGINT)
  }

  private func showPrints() {
    let lines = streams.lines()
    if !lines.isEmpty { console.show(lines) }
  }
}

extension TerminalPrompter: ConsoleDelegate {
  var promptText: String { "" }
  var screens: [Launcher.Choice] { [] }

  func completions(of word: String, after line: String) -> [String] { [] }
  func mayKeep(_ line: String) -> Bool { false }
  func echo(of line: String) -> String { "" }
  func isCommand(_ line: String) -> Bool { false }
  func commandHelp(width: Int) -> [String] { [] }

  /// Ends the screen and, once the terminal is restored, sends Ctrl-C to the process as usual.
  func interrupt() {
    // A question may have ended in the meantime.
    guard let screen else { return raiseInterrupt() }
    isInterrupted = true
    screen.end(with: Cancelled())
  }

  func resize() { console.screen.session()?.resize(width: console.screenWidth) }
}

extension Console {
  /// Opens a screen in the console, which the end of the screen tells to take no more keys.
  ///
  /// - Returns: The session of the screen.
  func open(_ screen: PromptScreen, _ entry: ScreenEntry, glyphs: Glyphs) async -> Session {
    // A screen that has been answered in an editor shows its sign at once.
    screen.sign = { [self] in sign(isSuccess: $0) }
    let session = entry.open(
      .live(width: screenWidth, rows: Session.Size().rows, glyphs: glyphs))
    // The screen moves the focus to the control that it prefers.
    await session.settle()
    screen.onEnd = { [self] in endLine() }
    // Keys that follow an answer are for the next question if the validation takes no time.
    screen.onValidation = { [self] in holdKeys { await session.settle() } }
    session.onCancel = { screen.dismiss() }
    session.onFrame = { [self] in refresh() }
    self.screen.session = { session }
    return session
  }

  /// Lets the person act on a screen until it has ended.
  func takeKeys(for screen: PromptScreen) async {
    while screen.isAsking {
      await takeKeys()
      screen.end(with: NoMoreAnswers.endOfInput)
    }
  }
}
