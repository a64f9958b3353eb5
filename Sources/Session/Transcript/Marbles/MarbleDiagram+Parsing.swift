import PlatenContext
import PlatenLines
import PlatenSession

extension MarbleDiagram {
  /// The default failure text.
  static let failure = "failed"

  /// Creates a diagram by parsing its text.
  ///
  ///     let diagram = try MarbleDiagram("username  a--b-c|")
  ///
  /// - Parameters:
  ///   - text: The rows, followed by the definitions of their symbols. Quote names that contain
  ///     spaces.
  ///   - frame: The duration of a frame, truncated to whole milliseconds; at least one millisecond.
  /// - Throws: ``MarbleError`` with the position of the syntax error.
  public init(_ text: String, frame: Duration = standardFrame) throws(MarbleError) {
    var reader = MarbleReader(frame: frame.wholeFrame)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (number, line) in zip(1..., lines) {
      do {
        try reader.read(line)
      } catch {
        throw MarbleError(error.reason, line: number, column: error.column)
      }
    }
    if reader.rows.isEmpty {
      throw MarbleError("the diagram has no rows; add a row, such as: username  a--b-c|")
    }
    self.init(try reader.rowsWithTexts(), frame: frame, length: reader.length)
  }
}

extension MarbleDiagram.Row {
  /// Creates a row by parsing its marbles, without symbol definitions.
  ///
  /// - Throws: ``MarbleError`` with the position of the syntax error.
  package init(_ name: String, marbles: String, frame: Duration) throws(MarbleError) {
    self.init(
      name, try MarbleScanner(marbles[...], offset: 0, frame: frame.wholeFrame).marbles)
  }
}

/// A parser for the lines of a diagram.
private struct MarbleReader {
  let frame: Duration
  private(set) var rows: [MarbleDiagram.Row] = []
  private(set) var length = 0
  private var texts: [Character: String] = [:]
  /// The failure descriptions of individual rows, by name.
  private var failures: [String: String] = [:]

  init(frame: Duration) { self.frame = frame }

  mutating func read(_ line: Substring) throws(MarbleError) {
    var scanner = WordScanner(line)
    guard let name = try scanner.name() else { return }
    var rest = scanner
    if rest.skip("=") {
      try readText(of: name, rest)
    } else if rest.skip("#"), rest.skip("=") {
      failures[name.printable] = rest.text
    } else {
      try readRow(name, Substring(scanner.rest.drop(while: \.separatesWords)), of: line)
    }
  }

  private mutating func readRow(
    _ name: String, _ marbles: Substring, of line: Substring
  ) throws(MarbleError) {
    let column = line.distance(from: line.startIndex, to: marbles.startIndex)
    if marbles.isEmpty {
      let example = "\(name.printable.quotedIfNeeded)  a--b-c|"
      throw MarbleError(
        "the row \(name.shown.inQuotes) has no marbles; write it like: \(example)",
        column: column + 1)
    }
    if rows.contains(where: { $0.name == name.printable }) {
      throw MarbleError("the row \(name.shown.inQuotes) already exists")
    }
    let scanner = try MarbleScanner(marbles, offset: column, frame: frame)
    rows.append(.init(name, scanner.marbles))
    length = max(length, scanner.length)
  }

  private mutating func readText(of name: String, _ rest: WordScanner) throws(MarbleError) {
    guard let sign = name.first, name.count == 1, !"-()|^!=\" ".contains(sign) else {
      throw MarbleError(
        "cannot define \(name.shown.inQuotes): only a single value character or \"#\" can be defined"
      )
    }
    if texts[sign] != nil { throw MarbleError("\(name.shown.inQuotes) is already defined") }
    texts[sign] = rest.text
  }

  /// Returns the rows, in which the defined values replace their symbols.
  func rowsWithTexts() throws(MarbleError) -> [MarbleDiagram.Row] {
    if let name = failures.keys.sorted().first(where: { name in !rows.map(\.name).contains(name) })
    {
      throw MarbleError("cannot define the failure of \(name.shown.inQuotes): no such row")
    }
    return rows.map { row in
      .init(row.name, row.marbles.map { .init($0.frame, text(of: $0.signal, in: row.name)) })
    }
  }

  private func text(of signal: MarbleSignal, in row: String) -> MarbleSignal {
    switch signal {
    case .value(let sign): .value(sign.first.flatMap { texts[$0] } ?? sign)
    case .failed(let text): .failed(failures[row] ?? texts["#"] ?? text)
    case .subscribed, .finished, .cancelled: signal
    }
  }
}

extension WordScanner {
  fileprivate mutating func name() throws(MarbleError) -> String? {
    do {
      return try word()?.text
    } catch {
      throw MarbleError("missing closing quote")
    }
  }

  /// Consumes the next word if the word is unquoted and equal to the specified text.
  fileprivate mutating func skip(_ text: String) -> Bool {
    var scanner = self
    guard let word = try? scanner.word(), word.text == text, !word.isQuoted else { return false }
    self = scanner
    return true
  }

  /// The remaining text, without its quotes.
  fileprivate var text: String {
    var scanner = self
    let text = try? scanner.remainder()
    return text.map { $0.isQuoted ? $0.text : String($0.text.trimmed) } ?? ""
  }
}
