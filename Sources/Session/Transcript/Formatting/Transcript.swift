import PlatenLines
import PlatenSecrets
import PlatenSession

/// A writer of transcript lines, which have the styles of the screen.
///
/// The lines begin with these markers: `>` for typed input, `:` for replayed input, two spaces for
/// complete frames and command output, `-` and `+` for changes, `~` for moves, `!` for errors, `#`
/// for comments, `@` for times, and `*` for log events. In spoken transcripts, only typed input has
/// a marker. Lines contain no trailing spaces and no terminal control characters.
@MainActor
struct Transcript {
  let marks: LinePrefixes
  /// The characters that messages use.
  let glyphs: Glyphs
  /// A closure that receives each line, without a line terminator.
  let write: (Line) -> Void

  /// Writes a command line.
  ///
  /// - Parameter isReplayed: Whether the line comes from a recording instead of the user.
  func typed(_ line: String, isReplayed: Bool = false) {
    put(
      isReplayed ? ": " : "> ",
      line.replacing(SecretMask.placeholder, with: glyphs.asciiSafe(SecretMask.placeholder)))
  }

  func comment(_ line: String) { put("", line) }

  /// Writes formatted lines of the screen.
  func shown(_ lines: [Line]) { for line in lines { put(line) } }

  func answer(_ texts: [String]) { for text in texts { putLines(marks.answer, text) } }

  /// Returns output without a marker, in lines without terminal control characters.
  func lines(of texts: [String]) -> [Line] {
    texts.flatMap { Line.lines(of: glyphs.asciiSafe($0)) }
  }

  func failure(_ message: String) { putLines(marks.failure, message) }

  func events(_ lines: [String]) { for line in lines { put(marks.event, glyphs.asciiSafe(line)) } }

  func time(_ elapsed: Duration) { put(marks.time, elapsed.inSeconds) }

  /// Writes each line of text from outside the screen after a marker.
  private func putLines(_ mark: String, _ text: String) {
    for line in lines(of: [text]) { put(Line(mark) + line) }
  }

  private func put(_ mark: String, _ text: String) { put(Line(mark + text)) }

  private func put(_ line: Line) { write(line.withoutSpacesAtEnd) }
}
