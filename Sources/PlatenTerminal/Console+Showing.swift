#if Terminal && os(Linux)
  import Foundation
  import Platen

  extension Console {
    /// Shows lines above the prompt; each ends in a newline.
    package func show(_ text: String) {
      write(painter.erased() + text + (layout.map { painter.painted($0) } ?? ""))
    }

    /// Paints the prompt again, if it says something else now.
    package func refresh() {
      if let layout { write(painter.painted(layout)) }
    }

    /// Says something to the person, beside the transcript.
    func say(_ remark: String) { show(ink.encoded(Line("# " + remark)) + "\n") }

    /// Leaves the prompt with a line, and goes on below.
    func leave(_ text: String) {
      guard let left = layout(text) else { return }
      write(painter.painted(left) + painter.finished())
    }

    private var layout: PromptLayout? {
      layout(readline.text, point: readline.point, prompt: readline.question)
    }

    private func layout(
      _ text: String, point: Int = .max, prompt: String? = nil
    ) -> PromptLayout? {
      switch question {
      case nil: nil
      case .secret(_, let prompt, _):
        PromptLayout(prompt: prompt, text: "", point: 0, width: size.width)
      case .line:
        PromptLayout(
          prompt: prompt ?? readline.mode + self.prompt(), text: text, point: point,
          width: size.width
        ).window(height: size.height)
      }
    }

    /// The cells and rows of the terminal; 80 by 24 where it does not say.
    package var size: (width: Int, height: Int) {
      var size = winsize()
      guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
        return (80, 24)
      }
      return (Int(size.ws_col), Int(size.ws_row))
    }
  }
#endif
