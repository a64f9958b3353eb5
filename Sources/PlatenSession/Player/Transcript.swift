import PlatenLines

/// Writes a session down as plain text, line by line.
///
/// `>` what was typed, two spaces what is shown whole, `-` and `+` what changed, `~` what moved,
/// `!` what failed, `#` a comment, `@` a time, `*` an event of the log. No line ends in a space,
/// and none holds a character that acts on a terminal.
@MainActor
struct Transcript {
  /// Takes each line, without its end.
  let write: (String) -> Void

  func typed(_ line: String) { put("> ", line) }

  func comment(_ line: String) { put("", line) }

  func whole(_ lines: [String]) { for line in lines { put("  ", line) } }

  func patch(_ patch: Patch) { for line in patch.transcriptLines { put("", line) } }

  func failure(_ message: String) { put("! ", message) }

  func events(_ lines: [String]) { for line in lines { put("* ", line) } }

  func time(_ elapsed: Duration) { put("@ ", elapsed.inSeconds) }

  private func put(_ mark: String, _ text: String) {
    var line = Substring(mark + text.printable)
    while line.last == " " { line.removeLast() }
    write(String(line))
  }
}
