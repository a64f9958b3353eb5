import PlatenQuestions
import PlatenSession

/// A source of answers to questions.
@MainActor
protocol AnswerSource: AnyObject {
  /// The recorder of the answers of this source, or `nil` if they are not recorded.
  var recorder: ScriptRecorder? { get }

  /// Shows a screen until it has ended.
  ///
  /// - Parameter entry: Creates the session of the screen.
  /// - Throws: ``NoMoreAnswers`` if the source cannot answer.
  func show(_ screen: PromptScreen, _ entry: ScreenEntry) async throws
}

extension AnswerSource {
  var recorder: ScriptRecorder? { nil }
}

/// The part of the program that shows what a command does, with or without a person in front of it.
@MainActor
protocol Prompter: AnswerSource {
  /// Shows a screen until the program ends it.
  ///
  /// - Parameter begin: Begins the work of the program in the session, once the screen is shown.
  func watch(
    _ screen: PromptScreen, _ entry: ScreenEntry, begin: @escaping @MainActor (Session) -> Void
  ) async throws

  /// Shows a screen until the person has read it. Without a person, the screen ends at once.
  func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws

  /// Shows a screen that remains as it is.
  func leave(_ entry: ScreenEntry) async throws
}

extension Prompter {
  func read(_ screen: PromptScreen, _ entry: ScreenEntry) async throws {
    screen.answer()
    try await leave(entry)
  }
}
