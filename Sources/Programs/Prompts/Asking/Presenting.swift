import ArgumentParser
import PlatenLines
import PlatenNavigation
import PlatenQuestions
import PlatenSession
import PlatenTranscript

extension Prompts {
  /// Shows a screen until it has a result.
  ///
  ///     let account = try await prompts.present { finish in
  ///       NewAccountScreen(onSave: finish)
  ///     } summary: { account in
  ///       LabeledContent("Account", value: account.email)
  ///     }
  ///
  /// - Parameters:
  ///   - label: The name of the screen in messages.
  ///   - keeping: What remains on the terminal.
  ///   - content: Creates the screen. The argument ends the screen with a result. `dismiss` from the
  ///     environment ends the screen without one.
  ///   - summary: Creates what remains on the terminal.
  /// - Throws: ``Cancelled`` if the screen ends without a result; `ValidationError` if no prompter
  ///   can show it.
  @MainActor
  public func present<Result: Sendable>(
    _ label: String = "Screen", keeping keeps: Kept = .summary,
    @ViewBuilder _ content:
      @escaping @MainActor (@escaping @MainActor (Result) -> Void) -> some View,
    @ViewBuilder summary: @escaping @MainActor (Result) -> some View
  ) async throws -> Result {
    let screen = PromptScreen(QuestionFacts(label, .screen, flag: nil), keeping: keeps)
    var result: Result?
    let entry = ScreenEntry(label) {
      PromptRoot(screen: screen) {
        content {
          result = $0
          screen.answer()
        }
      } summary: {
        if let result { summary(result) }
      }
    }
    try await show(screen, entry)
    guard let result else { throw Cancelled() }
    return result
  }

  /// Shows a screen until it has a result, of which nothing remains on the terminal.
  @MainActor
  public func present<Result: Sendable>(
    _ label: String = "Screen", keeping keeps: Kept = .nothing,
    @ViewBuilder _ content:
      @escaping @MainActor (@escaping @MainActor (Result) -> Void) -> some View
  ) async throws -> Result {
    try await present(label, keeping: keeps, content) { _ in EmptyView() }
  }

  /// Shows a screen until it dismisses itself or the person presses Escape.
  @MainActor
  public func present(
    _ label: String = "Screen", keeping keeps: Kept = .frame,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) async throws {
    let screen = PromptScreen(QuestionFacts(label, .screen, flag: nil), keeping: keeps)
    screen.endsByDismissal = true
    try await show(
      screen,
      ScreenEntry(label) { PromptRoot(screen: screen, content: content) { EmptyView() } })
  }

  /// Shows a screen, and throws the error with which it ends, or that of a missing answer.
  @MainActor
  private func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    if let reason = try await PromptRun.current.show(screen, entry, for: self) {
      let lines = await entry.lines(width: 80).map(\.withoutSpacesAtEnd.text)
      throw screen.facts.missingScreen(because: reason, lines, recordedIn: record)
    }
    if case .ended(let error) = screen.phase { throw error }
  }
}
