import PlatenLines
import PlatenSession

/// Writes a session down, line by line: its text is the transcript, and its styles are the screen's.
///
/// `>` what was typed, `:` what was replayed, two spaces what is shown whole, `-` and `+` what changed, `~` what moved,
/// `!` what failed, `#` a comment, `@` a time, `*` an event of the log. Where it is read aloud, only
/// what was typed keeps its mark. No line ends in a space, and none holds a character that acts on
/// a terminal.
@MainActor
struct Transcript {
  let marks: LinePrefixes
  /// The signs that messages are made of.
  let glyphs: Glyphs
  /// Takes each line, without its end.
  let write: (Line) -> Void

  /// - Parameter isReplayed: Whether a recording had it typed, and not somebody.
  func typed(_ line: String, isReplayed: Bool = false) {
    put(
      isReplayed ? ": " : "> ",
      line.replacing(SecretMask.placeholder, with: glyphs.asciiSafe(SecretMask.placeholder)))
  }

  func comment(_ line: String) { put("", line) }

  /// What a session shows, as it is reported.
  func shown(_ lines: [Line]) { for line in lines { put(line) } }

  func answer(_ texts: [String]) { for text in texts { putLines(marks.answer, text) } }

  func failure(_ message: String) { putLines(marks.failure, message) }

  func events(_ lines: [String]) { for line in lines { put(marks.event, glyphs.asciiSafe(line)) } }

  func time(_ elapsed: Duration) { put(marks.time, elapsed.inSeconds) }

  /// A text from outside, each of its lines behind the mark.
  private func putLines(_ mark: String, _ text: String) {
    for line in Line.lines(of: glyphs.asciiSafe(text)) { put(Line(mark) + line) }
  }

  private func put(_ mark: String, _ text: String) { put(Line(mark + text)) }

  private func put(_ line: Line) { write(line.withoutSpacesAtEnd) }
}
