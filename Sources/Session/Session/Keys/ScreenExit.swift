/// What is outside a screen, where Escape leads at last.
package enum ScreenExit {
  /// A prompt, which also receives the focus after the last control.
  case prompt
  /// An action without a prompt, such as canceling a question. After the last control, Tab moves the
  /// focus to the first one.
  case action(@MainActor () -> Void)

  /// Whether there is a prompt.
  package var hasPrompt: Bool {
    if case .prompt = self { true } else { false }
  }
}
