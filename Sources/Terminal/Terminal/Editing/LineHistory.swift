/// The lines that were entered at a prompt or in a field, and the position of the edited line among
/// them.
///
/// A line of the history that is changed keeps its change until a line is entered.
struct LineHistory {
  private(set) var lines: [String]
  /// The index of the edited line; the number of lines for a line that is new.
  private(set) var position: Int
  /// The edited lines by their index, with the changes that can be undone.
  private var drafts: [Int: TextBuffer] = [:]

  init(_ lines: [String] = []) {
    self.lines = lines
    position = lines.count
  }

  /// Adds an entered line, unless it repeats the last one, and begins a new line.
  mutating func add(_ line: String) {
    if lines.last != line { lines.append(line) }
    if lines.count > HistoryFile.capacity { lines.removeFirst() }
    begin()
  }

  /// Begins a new line and discards the changes of the others.
  mutating func begin() {
    drafts = [:]
    position = lines.count
  }

  /// Moves to a line, or returns `nil` if there is none at the index.
  ///
  /// - Parameter draft: The line at the current position, to which a later motion returns.
  mutating func move(to index: Int, leaving draft: TextBuffer) -> TextBuffer? {
    guard index != position, 0...lines.count ~= index else { return nil }
    drafts[position] = draft
    position = index
    return drafts[index] ?? TextBuffer(index < lines.count ? lines[index] : "")
  }

  /// Returns the index of the nearest line that contains a text.
  ///
  /// - Parameters:
  ///   - start: The index at which to begin.
  ///   - step: 1 for later lines, or -1 for earlier lines.
  func index(of text: String, from start: Int, by step: Int) -> Int? {
    stride(from: start, through: step < 0 ? 0 : lines.count - 1, by: step)
      .first { lines.indices.contains($0) && lines[$0].contains(text) }
  }
}
