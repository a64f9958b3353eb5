import PlatenLines

/// A search of the history that continues while the user types.
struct HistorySearch {
  /// The state of the search after a key, to which Backspace returns.
  private struct Match {
    var query: String
    /// The matching line, by its index, and the text that it contains; `nil` before the first match.
    var line: (index: Int, text: String)?
    var hasFailed = false
  }

  /// The line and its position before the search.
  let original: TextBuffer
  private let start: Int
  private var step: Int
  private var matches: [Match]
  /// The text of the previous search, which an empty search uses.
  private let previousQuery: String

  /// Begins a search.
  ///
  /// - Parameters:
  ///   - step: 1 for later lines, or -1 for earlier lines.
  ///   - start: The position of the edited line in the history.
  init(from original: TextBuffer, at start: Int, by step: Int, previousQuery: String) {
    (self.original, self.start, self.step) = (original, start, step)
    (self.previousQuery, matches) = (previousQuery, [Match(query: "")])
  }

  private var last: Match { matches[matches.count - 1] }

  var query: String { last.query }

  /// The current match; `nil` before the first one.
  var line: (index: Int, text: String)? { last.line }

  /// The prompt of the search, as GNU Readline shows it.
  var prompt: String {
    let name = step < 0 ? "reverse-i-search" : "i-search"
    return "(\(last.hasFailed ? "failed " : "")\(name))`\(query.printable)': "
  }

  /// Appends text to the text to search for.
  mutating func append(_ text: String, in history: LineHistory) {
    find(query + text, from: line?.index ?? start, in: history)
  }

  /// Searches for the next match, in the direction of the step.
  mutating func advance(by step: Int, in history: LineHistory) {
    self.step = step
    let query = query.isEmpty ? previousQuery : query
    if query.isEmpty { return }
    find(query, from: line.map { $0.index + step } ?? start, in: history)
  }

  /// Takes back the last change of the search.
  mutating func takeBack() { if matches.count > 1 { matches.removeLast() } }

  private mutating func find(_ query: String, from start: Int, in history: LineHistory) {
    let found = history.index(of: query, from: start, by: step)
    let line = found.map { ($0, query) } ?? line
    matches.append(Match(query: query, line: line, hasFailed: found == nil))
  }
}
