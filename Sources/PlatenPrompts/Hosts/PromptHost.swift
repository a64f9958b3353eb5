import PlatenSession
import PlatenTranscript

typealias ScreenEntry = ScreenRegistry.Entry

/// A part of the program that shows screens and obtains their results.
@MainActor
protocol PromptHost: AnyObject {
  /// Shows a screen until it has ended.
  ///
  /// - Parameters:
  ///   - entry: Creates the session of the screen.
  ///   - submit: Answers the question of the screen with a text, and returns the reason if the answer
  ///     cannot be used; `nil` for a screen that no text answers.
  func show(
    _ screen: PromptScreen, _ entry: ScreenRegistry.Entry, submit: Submit?
  ) async throws

  /// Shows a screen that the program ends.
  func watch(_ screen: PromptScreen, _ entry: ScreenRegistry.Entry) async throws

  typealias Submit = (String) async -> String?
}

extension Session {
  /// Makes Escape cancel a screen, and moves the focus to its first control.
  func begin(_ screen: PromptScreen) {
    onCancel = { screen.dismiss() }
    // A screen without controls takes no keys.
    if focus == nil { try? focusNext() }
  }
}

/// The error of a source of answers that has no more of them.
struct NoMoreAnswers: Error {
  /// The reason, for the message about the missing answer.
  let reason: String
}
