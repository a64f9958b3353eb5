import PlatenLines

/// The printed lines of a terminal, and the edited row below them.
///
/// No escape sequence is written. Nothing is drawn between a stop of the program and ``restart()``;
/// lines that are printed meanwhile are part of the next drawing.
@MainActor
package final class LineDisplay {
  private let output: TerminalOutput
  private let showsUTF8: Bool
  private var row = PlainRow()

  /// Creates a display.
  ///
  /// - Parameter showsUTF8: Whether the terminal displays characters outside ASCII.
  package init(_ output: TerminalOutput, showsUTF8: Bool) {
    (self.output, self.showsUTF8) = (output, showsUTF8)
  }

  /// The number of columns, as the system reports it.
  package var width: Int { output.size.width }

  /// Prints lines below the row.
  package func print(_ lines: [Line]) {
    output.add(lines)
    _ = output.drawWithLines { lines in
      write((row.isEmpty ? "" : row.leave()) + Self.text(of: lines))
    }
  }

  /// Shows a line in the row.
  ///
  /// - Parameter caret: The number of bytes of the text before the caret.
  package func show(prompt: String, text: String, caret: Int) {
    _ = output.draw { write(row.show(prompt: prompt, text: text, caret: caret, width: width)) }
  }

  /// Shows a line in the row, where it remains.
  package func leave(prompt: String, text: String) {
    output.add([Line(prompt + text)])
    _ = output.drawWithLines { lines in
      // The row already contains the beginning of the last line.
      let last = row.show(prompt: prompt, text: text, caret: text.utf8.count, width: width)
      write(Self.text(of: lines.dropLast()) + last + row.leave())
    }
  }

  /// Leaves the row as it is.
  package func leaveRow() { _ = output.draw { write(row.leave()) } }

  /// Prints the lines that wait, on an empty row, after the program was continued.
  package func restart() {
    output.resume()
    row = PlainRow()
    // A stop that has restored the terminal has moved the cursor below the row.
    if TerminalModes.rowsToLeave.load(ordering: .sequentiallyConsistent) > 0 { write("\n") }
    print([])
  }

  /// Prints the lines that wait for a drawing, because the program ends.
  package func end() { output.drawLast(restart: { restart() }) { print([]) } }

  private static func text(of lines: some Sequence<Line>) -> String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// Writes text, and notes whether the row contains text, so that a signal handler can move below it.
  private func write(_ text: String) {
    if !text.isEmpty { output.write(Array((showsUTF8 ? text : text.inASCII).utf8)) }
    TerminalModes.rowsToLeave.store(row.isEmpty ? 0 : 1, ordering: .sequentiallyConsistent)
  }
}
