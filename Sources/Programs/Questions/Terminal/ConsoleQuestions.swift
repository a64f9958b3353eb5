import PlatenConsole
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTerminal

/// The questions of a program that controls the terminal at all times, such as one with a prompt.
///
/// A question is below the open screen, and its answer above it.
@MainActor
package final class ConsoleQuestions {
  private let console: Console
  private let glyphs: Glyphs
  private var screen: PromptScreen?

  package init(_ console: Console, glyphs: Glyphs) {
    (self.console, self.glyphs) = (console, glyphs)
  }

  /// Whether a question is being asked.
  package var isAsking: Bool { screen != nil }

  /// Asks for a secret, which is never displayed, stored or recorded.
  ///
  /// - Returns: The secret, or `nil` if the user cancels.
  package func secret(_ label: String) async -> String? {
    let asking = Asking(.secret(QuestionFacts(label, .secret, flag: nil), script: []))
    console.prepareForSecret()
    await show(asking.screen, asking.entry)
    return asking.answer
  }

  /// Cancels the question.
  ///
  /// - Returns: Whether a question was being asked.
  package func cancel() -> Bool {
    screen?.end(with: Cancelled())
    return isAsking
  }

  /// Follows a change of the terminal's size.
  package func resize() {
    if isAsking { console.screen.session?.resize(width: console.screenWidth) }
  }

  private func show(_ screen: PromptScreen, _ entry: ScreenEntry) async {
    let openScreen = console.screen.session
    let session = await console.open(screen, entry, glyphs: glyphs)
    self.screen = screen
    console.present(session, over: openScreen)
    session.begin(screen)
    console.refresh()
    await console.takeKeys(for: screen)
    await session.settle()
    let lines = Array(session.frame.lines)
    self.screen = nil
    console.present(openScreen)
    session.close()
    console.show(lines)
  }
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
    session.keys.exit = .action { screen.dismiss() }
    session.onFrame = { [self] in refresh() }
    present(session)
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
