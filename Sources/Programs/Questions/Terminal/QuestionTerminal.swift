import Foundation
import PlatenConsole
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSecrets
import PlatenSession
import PlatenTerminal
import PlatenTranscript

/// The terminal of a program that controls it only while a screen is shown.
///
/// What other parts of the program print meanwhile appears above the screen.
@MainActor
package final class QuestionTerminal {
  private let console: Console
  private let streams: DivertedStreams
  private let glyphs: Glyphs
  private let recorder: (any ActionRecorder)?
  private var screen: PromptScreen?
  private var isInterrupted = false

  /// Creates a terminal for standard input and standard error.
  ///
  /// - Parameter recorder: A recorder of what the person does on the screens.
  /// - Returns: A terminal, or `nil` if standard input is not a terminal.
  package init?(recorder: (any ActionRecorder)? = nil) {
    let showsUTF8 = Self.environment.namesUTF8
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

  /// Shows a screen until it has ended.
  ///
  /// - Parameter begin: Begins the work of the program in the session, once the screen is shown.
  package func show(
    _ screen: PromptScreen, _ entry: ScreenEntry,
    begin: @MainActor (Session) -> Void = { _ in }
  ) async {
    let session = await console.open(screen, entry, glyphs: glyphs)
    self.screen = screen
    session.inputs.recorder = recorder
    session.secrets.onChange = CrashMask.note
    streams.divert { [weak self] in MainQueue.run { self?.showPrints() } }
    console.resume()
    session.time.resume { [console] in console.refresh() }
    session.perform { begin(session) }
    await console.takeKeys(for: screen)
    await end(screen, in: session)
  }

  /// Leaves the lines of a screen on the terminal.
  package func leave(_ entry: ScreenEntry) async {
    console.leave(await entry.lines(width: console.screenWidth, glyphs: glyphs))
  }

  /// Asks a question.
  ///
  /// - Throws: ``Cancelled`` if the person presses Escape; ``NoMoreAnswers`` at the end of input.
  package func answer<Value>(_ question: Question<Value>) async throws -> Value {
    let asking = Asking(question)
    await show(asking.screen, asking.entry)
    return try asking.result
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

extension QuestionTerminal {
  private nonisolated static var environment: [String: String] {
    ProcessInfo.processInfo.environment
  }

  /// The reason why the terminal cannot ask a person, or `nil` if it can.
  package nonisolated static var obstacle: String? {
    if !FileDescriptor.input.isTerminal { return "standard input is not a terminal" }
    if !FileDescriptor.error.isTerminal { return "standard error is not a terminal" }
    return environment["CI"]?.isEmpty == false ? "the environment variable CI is set" : nil
  }

  /// Whether the terminal can show screens, which change in place.
  package nonisolated static var canShowScreens: Bool {
    obstacle == nil && environment["TERM"] != "dumb"
  }
}

extension QuestionTerminal: ConsoleDelegate {
  package var promptText: String { "" }
  package var screens: [Launcher.Choice] { [] }

  package func completions(of word: String, after line: String) -> [String] { [] }
  package func mayKeep(_ line: String) -> Bool { false }
  package func echo(of line: String) -> String { "" }
  package func isCommand(_ line: String) -> Bool { false }
  package func commandHelp(width: Int) -> [String] { [] }

  /// Ends the screen and, once the terminal is restored, sends Ctrl-C to the process as usual.
  package func interrupt() {
    // A question may have ended in the meantime.
    guard let screen else { return raiseInterrupt() }
    isInterrupted = true
    screen.end(with: Cancelled())
  }

  package func resize() { console.screen.session?.resize(width: console.screenWidth) }
}
