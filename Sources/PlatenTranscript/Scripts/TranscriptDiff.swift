import PlatenSession

/// Where the lines of two transcripts differ, in words for a person.
///
/// Marks stand in a column of their own, apart from the transcript's `-` and `+`. Three lines
/// around each difference are shown, and the command that it belongs to. `@` stands before what
/// happened later than its command, or by something else.
///
///       │ > wait
///     @ │ 0.8s, by debounce (App/Search.swift:12)
///     − │ + Nothing found
///     + │ + 3 found
package struct TranscriptDiff: CustomStringConvertible {
  fileprivate enum Mark: String {
    case both = "  │ "
    case expected = "− │ "
    case happened = "+ │ "
    case leftOut = "⋮ │ "
    case note = "@ │ "
  }

  fileprivate struct Row {
    let mark: Mark
    let line: String
    /// When and by whom what the line shows was changed.
    var note: String?
  }

  /// Lines of context above and below a difference.
  private static let context = 3

  private let rows: [Row]

  /// - Parameter notes: For each line that happened, when and by whom what it shows was changed.
  package init(from expected: [String], to happened: [String], notes: [String?] = []) {
    func note(_ place: Int) -> String? { notes.indices.contains(place) ? notes[place] : nil }
    rows = AlignedLines(expected, happened).rows.map { row in
      switch row {
      case .both(let old, let new): Row(mark: .both, line: expected[old], note: note(new))
      case .old(let old): Row(mark: .expected, line: expected[old])
      case .new(let new): Row(mark: .happened, line: happened[new], note: note(new))
      }
    }
  }

  package var isEmpty: Bool { rows.allSatisfy { $0.mark == .both } }

  /// Whether all that was expected happened, and more.
  var isMore: Bool { !isEmpty && rows.allSatisfy { $0.mark != .expected } }

  /// The lines that happened and were not expected.
  var happened: [String] { rows.filter { $0.mark == .happened }.map(\.line) }

  package var description: String {
    shown.map { $0.mark.rawValue + $0.line }.joined(separator: "\n")
  }

  /// Whether a note is shown.
  var hasNotes: Bool { shown.contains { $0.mark == .note } }

  private var shown: [Row] {
    let near = nearDifferences
    var shown: [Row] = []
    var note: String?
    for (index, row) in rows.enumerated() {
      if row.isCommand { note = nil }
      if near.contains(index) {
        if let new = row.note, new != note {
          shown.append(Row(mark: .note, line: new))
          note = new
        }
        shown.append(row)
      } else if shown.last?.mark != .leftOut {
        shown.append(Row(mark: .leftOut, line: "…"))
      }
    }
    return shown
  }

  /// The rows to show: those that differ, those around them, and their commands.
  private var nearDifferences: Set<Int> {
    var near: Set<Int> = []
    for index in rows.indices where rows[index].mark != .both {
      let first = max(index - Self.context, 0)
      near.formUnion(first...min(index + Self.context, rows.count - 1))
      rows[..<index].lastIndex(where: \.isCommand).map { _ = near.insert($0) }
    }
    return near
  }
}

extension TranscriptDiff.Row {
  fileprivate var isCommand: Bool { line.first == ">" }
}
