import PlatenTerminal

/// The handlers of the keys of a console, in the order in which they are asked.
@MainActor
final class KeyChain {
  private let focus: KeyFocus
  private let handlers: [any KeyHandler]

  init(_ face: ConsoleFace, _ prompt: PromptInput) {
    let (focus, messages, cover) = (face.focus, face.messages, face.cover)
    self.focus = focus
    handlers = [
      OverlayKeys(overlay: face.screen.overlay, focus: focus, prompt: prompt),
      HelpKeys(cover: cover, focus: focus),
      LauncherKeys(cover: cover, focus: focus),
      PromptlessKeys(focus: focus),
      EscapeKeys(focus: focus, messages: messages),
      ShortcutKeys(focus: focus, messages: messages),
      FieldKeys(focus: focus, prompt: prompt, messages: messages),
      FocusedControlKeys(focus: focus, prompt: prompt, messages: messages),
      EntryKeys(focus: focus, messages: messages),
      PageKeys(screen: face.screen, editor: face.editor),
      prompt,
    ]
  }

  /// Passes a key to the handlers until one of them takes it.
  func take(_ key: Key) {
    let (press, control) = (KeyPress(key), focus.follow())
    for handler in handlers where handler.take(press, at: control) { return }
  }
}
