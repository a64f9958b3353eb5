import PlatenSession

extension Session? {
  /// Whether there is a prompt below the screen or, without a screen, alone.
  @MainActor
  var hasPrompt: Bool { self?.keys.exit.hasPrompt ?? true }
}
