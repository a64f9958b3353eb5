#if os(Linux)
  import Platen

  /// The part of a terminal below the screen: the prompt, and the words that may complete its line.
  @MainActor
  final class PromptArea {
    /// What is asked, if anything is.
    var question: Question?
    /// Words that may complete what is typed, until the next key.
    var candidates: [Line] = []
    private var lastLayout = LaidOutPrompt()
    private let editor: any LineEditor
    private let glyphs: Glyphs

    init(editor: any LineEditor, glyphs: Glyphs) {
      self.editor = editor
      self.glyphs = glyphs
    }

    /// The rows of the prompt, at most so many, and where the next key acts in them.
    func layout(
      _ prompt: String, isOnScreen: Bool, width: Int, height: Int
    ) -> PromptLayout {
      lastLayout.layout(
        of: text(prompt, isOnScreen: isOnScreen), width: width, height: height)
    }

    private func text(_ prompt: String, isOnScreen: Bool) -> PromptText {
      switch question {
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

    /// The candidates, as many as a quarter of a terminal has room for.
    ///
    /// - Parameter height: The rows of the terminal.
    func candidateRows(height: Int) -> [Line] {
      let room = height / 4
      if candidates.count <= room { return candidates }
      let cut = candidates.count - room + 1
      let end = Line(glyphs.asciiSafe("… \(cut) more rows"), style: Style(role: .dim))
      return Array((candidates.prefix(max(room - 1, 0)) + [end]).prefix(room))
    }

    /// The line that stays on the terminal when the question is answered.
    func answered(_ prompt: String, _ text: String) -> [Line] {
      switch question {
      case nil: []
      case .secret(_, let prompt, _): [Line(prompt)]
      case .line: [Line(editor.mode + prompt + text)]
      }
    }
  }
#endif
