import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Shows a text with a title, until the person presses Return.
  ///
  /// Without a person, the text is only written.
  ///
  /// - Throws: ``Cancelled`` if the person presses Escape.
  @MainActor
  public func note(_ title: String, _ text: String) async throws {
    let screen = PromptScreen(QuestionFacts(title, .note, flag: nil), keeping: .frame)
    let entry = ScreenEntry(title) {
      PromptRoot(screen: screen) {
        Text(title).bold()
        Text(text)
        if screen.isAsking, !screen.isPlain { Button("Continue") { screen.answer() } }
      } summary: {
        EmptyView()
      }
    }
    try await PromptRun.current.read(screen, entry, for: self)
    try screen.check()
  }
}
