import PlatenLines
import PlatenNavigation

/// Returns the text with bold runs in `B<…>`, italic runs in `I<…>` and struck-through runs in
/// `S<…>`.
@MainActor
func looks(_ key: LocalizedStringKey) -> String {
  TestGraph(width: 80, Text(key)).graph.block.lines.map { line in
    line.runs.map { run in
      let marks = [(Style.Attributes.bold, "B"), (.italic, "I"), (.strikethrough, "S")]
        .filter { run.style.attributes.contains($0.0) }.map(\.1).joined()
      return marks.isEmpty ? String(run.text) : "\(marks)<\(run.text)>"
    }.joined()
  }.joined(separator: "\n")
}
