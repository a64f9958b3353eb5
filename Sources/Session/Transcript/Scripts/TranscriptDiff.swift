import PlatenSession

/// A readable description of the differences between two transcripts.
///
/// A separate column contains the markers of the differences, so they are distinct from the `-` and
/// `+` of the transcript. The description includes three lines around each difference, and the
/// command to which the difference belongs. `@` marks the time and cause of a change that the
/// command does not explain.
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
    /// The time and causes of the change that the line shows, or `nil` if the command explains
    /// them.
    var note: String?
  }

  /// The number of context lines above and below a difference.
  private static let context = 3

  private let rows: [Row]

  /// Creates a description of the differences between two transcripts.
  ///
  /// - Parameter notes: The time and causes of the change for each actual line.
  package init(from expected: [String], to happened: [String], notes: [String?] = []) {
    rows = Self.rows(expected, happened, notes)
  }

  /// Creates a description of the differences between the expected and the actual output of a
  /// script, in which each step is compared separately.
  init(from script: Script, to scriptRun: ScriptRun) {
    rows = script.steps.indices.flatMap { step in
      Self.rows(script.expected(of: step), scriptRun.output(of: step), scriptRun.notes(of: step))
    }
  }

  private static func rows(
    _ expected: [String], _ happened: [String], _ notes: [String?]
  ) -> [Row] {
    func note(_ place: Int) -> String? { notes.indices.contains(place) ? notes[place] : nil }
    return AlignedLines(expected, happened).rows.map { row in
      switch row {
      case .both(let old, let new): Row(mark: .both, line: expected[old], note: note(new))
      case .old(let old): Row(mark: .expected, line: expected[old])
      case .new(let new): Row(mark: .happened, line: happened[new], note: note(new))
      }
    }
  }

  package var isEmpty: Bool { rows.allSatisfy { $0.mark == .both } }

  /// Whether the actual transcript contains all expected lines in order, as well as additional
  /// lines.
  var isMore: Bool { !isEmpty && rows.allSatisfy { $0.mark != .expected } }

  package var description: String {
    shown.map { $0.mark.rawValue + $0.line }.joined(separator: "\n")
  }

  /// Whether the description contains a note.
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

  /// The indexes of the rows to show: differences, their context, and their commands.
  private var nearDifferences: Set<Int> {
    var near: Set<Int> = []
    var command: Int?
    for index in rows.indices {
      if rows[index].mark != .both {
        let first = max(index - Self.context, 0)
        near.formUnion(first...min(index + Self.context, rows.count - 1))
        command.map { _ = near.insert($0) }
      }
      if rows[index].isCommand { command = index }
    }
    return near
  }
}

extension TranscriptDiff.Row {
  fileprivate var isCommand: Bool { line.first == ">" }
}
