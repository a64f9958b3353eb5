#if os(Linux)
  import Platen

  /// The part of a terminal below the screen, which contains completions and the prompt.
  @MainActor
  final class PromptArea {
    /// The open question, if any.
    var question: Question?
    /// The completions displayed until the next key.
    var candidates: [Line] = []
    /// The text that replaces the line while an overlay covers the screen.
    var overlayHint: @MainActor () -> PromptText? = { nil }
    /// The list of screens above the prompt.
    let launcher: LauncherArea
    private var lastLayout = LaidOutPrompt()
    private let editor: any LineEditor
    private let glyphs: Glyphs

    init(editor: any LineEditor, glyphs: Glyphs) {
      self.editor = editor
      launcher = LauncherArea(editor: editor, glyphs: glyphs)
      self.glyphs = glyphs
    }

    /// Returns at most `height` rows of the prompt, and the position of the caret.
    func layout(
      _ prompt: String, isOnScreen: Bool, width: Int, height: Int
    ) -> PromptLayout {
      lastLayout.layout(
        of: text(prompt, isOnScreen: isOnScreen), width: width, height: height)
    }

    private func text(_ prompt: String, isOnScreen: Bool) -> PromptText {
      if let hint = overlayHint() { return hint }
      return switch question {
      case nil: PromptText()
      case .secret(_, let prompt, _): PromptText(prompt: prompt)
      case .line where isOnScreen:
        PromptText(
          prompt: editor.mode + prompt,
          remark: glyphs.asciiSafe("Tab next · Shift-Tab previous · Esc prompt"))
      case .line:
        PromptText(
          prompt: editor.question ?? editor.mode + prompt, text: editor.text, caret: editor.point)
      }
    }

    /// Returns the rows of completions that fit in a quarter of the terminal's height.
    ///
    /// - Parameter height: The height of the terminal, in rows.
    func candidateRows(height: Int) -> [Line] {
      let room = height / 4
      if candidates.count <= room { return candidates }
      let cut = candidates.count - room + 1
      let end = Line(glyphs.asciiSafe("… \(cut) more rows"), style: .muted)
      return Array((candidates.prefix(max(room - 1, 0)) + [end]).prefix(room))
    }

    /// Returns the line that remains on the terminal after the user answers the question.
    func answered(_ prompt: String, _ text: String) -> [Line] {
      switch question {
      case nil: []
      case .secret(_, let prompt, _): [Line(prompt)]
      case .line: [Line(editor.mode + prompt + text)]
      }
    }
  }
#endif
