import PlatenLines

/// Writes a session down, line by line: its text is the transcript, and its styles are the screen's.
///
/// `>` what was typed, two spaces what is shown whole, `-` and `+` what changed, `~` what moved,
/// `!` what failed, `#` a comment, `@` a time, `*` an event of the log. No line ends in a space,
/// and none holds a character that acts on a terminal.
@MainActor
struct Transcript {
  /// Whether pictures are drawn. One is seen whole then, and not each of its lines beside the one
  /// that it took the place of.
  let showsPictures: Bool
  /// Takes each line, without its end.
  let write: (Line) -> Void

  func typed(_ line: String) { put("> ", line) }

  func comment(_ line: String) { put("", line) }

  func whole(_ lines: [Line]) { for line in lines { put("  " + line) } }

  func answer(_ texts: [String]) { for text in texts { putLines("  ", text) } }

  func patch(_ patch: Patch) {
    let lines = showsPictures ? patch.markedLines(keepingWhole: \.isOfPicture) : patch.markedLines
    for line in lines { put(line) }
  }

  func failure(_ message: String) { putLines("! ", message) }

  func events(_ lines: [String]) { for line in lines { put("* ", line) } }

  func time(_ elapsed: Duration) { put("@ ", elapsed.inSeconds) }

  /// A text from outside, each of its lines behind the mark.
  private func putLines(_ mark: String, _ text: String) {
    for line in Line.lines(of: text) { put(Line(mark) + line) }
  }

  private func put(_ mark: String, _ text: String) { put(Line(mark + text)) }

  private func put(_ line: Line) { write(line.withoutSpacesAtEnd) }
}

extension Line {
  /// Whether it holds half-blocks, of which pictures are drawn.
  fileprivate var isOfPicture: Bool { text.contains { "▀▄".contains($0) } }
}
