import PlatenContext
import PlatenSession

/// A scanner for the marbles of one row.
struct MarbleScanner {
  private let characters: [Character]
  /// The number of characters that precede the marbles in the line.
  private let offset: Int
  private let frame: Duration
  private var index = 0
  private var groupStart: Int?

  private(set) var marbles: [MarbleDiagram.Marble] = []
  /// The number of frames scanned so far.
  private(set) var length = 0

  /// Creates a scanner and scans the marbles of a row.
  ///
  /// - Throws: ``MarbleError`` with the position of the syntax error.
  init(_ text: Substring, offset: Int, frame: Duration) throws(MarbleError) {
    characters = Array(text)
    self.offset = offset
    self.frame = frame
    while index < characters.count { try scan() }
    if let groupStart {
      throw error("this group is not closed; end it with \")\"", at: groupStart)
    }
  }

  private func error(_ reason: String, at index: Int) -> MarbleError {
    MarbleError(reason, column: offset + index + 1)
  }

  private mutating func scan() throws(MarbleError) {
    if try scanTime() { return }
    let sign = characters[index]
    defer { index += 1 }
    switch sign {
    case " ", "\t": return
    case "-": try scanNothing()
    case "(": try openGroup()
    case ")": try closeGroup()
    default: try add(signal(of: sign))
    }
  }

  private mutating func scanNothing() throws(MarbleError) {
    if groupStart != nil { throw error("a group is one frame and cannot contain \"-\"", at: index) }
    length += 1
  }

  private mutating func openGroup() throws(MarbleError) {
    if groupStart != nil { throw error("a group cannot contain a group", at: index) }
    groupStart = index
  }

  private mutating func closeGroup() throws(MarbleError) {
    guard let start = groupStart else { throw error("no \"(\" opens this group", at: index) }
    if marbles.last?.frame != length, !hasSubscription(since: start) {
      throw error("this group is empty; write \"-\" for a frame without events", at: start)
    }
    groupStart = nil
    length += 1
  }

  /// Returns whether a group in the first frame contains the initial subscription, which is not
  /// stored as an event.
  private func hasSubscription(since start: Int) -> Bool {
    length == 0 && characters[start..<index].contains("^")
  }

  private func signal(of sign: Character) throws(MarbleError) -> MarbleSignal {
    switch sign {
    case "|": return .finished
    case "#": return .failed(MarbleDiagram.failure)
    case "^": return .subscribed
    case "!": return .cancelled
    case "=", "\"":
      throw error(
        "\"\(sign)\" is not a marble; define text below the rows, as in a = \"text\"", at: index)
    default: return .value(String(sign))
    }
  }

  private mutating func add(_ signal: MarbleSignal) throws(MarbleError) {
    if let last = marbles.last, last.signal.isEnd {
      throw error("no event can follow \"|\", \"#\" or \"!\"", at: index)
    }
    if signal == .subscribed, !marbles.isEmpty || characters[..<index].contains("^") {
      throw error("no event can precede the subscription \"^\"", at: index)
    }
    if signal != .subscribed || length > 0 { marbles.append(.init(length, signal)) }
    if groupStart == nil { length += 1 }
  }
}

// MARK: - Durations

extension MarbleScanner {
  /// Scans a duration between spaces, and returns whether the duration was present.
  private mutating func scanTime() throws(MarbleError) -> Bool {
    guard index == 0 || characters[index - 1] == " ", characters[index].isDigit else {
      return false
    }
    let word = String(characters[index...].prefix { $0 != " " })
    guard index + word.count < characters.count, word.last == "s" || word.last == "m",
      Duration.seconds(in: word) != nil
    else { return false }
    guard let duration = Duration(typed: word) else {
      throw error("\"\(word)\" is too long", at: index)
    }
    if groupStart != nil {
      throw error("a group is one frame and cannot contain a duration", at: index)
    }
    let (frames, rest) = duration.nanoseconds.quotientAndRemainder(dividingBy: frame.nanoseconds)
    if rest != 0 {
      throw error("\"\(word)\" is not a multiple of the frame duration, \(frame.text)", at: index)
    }
    length += Int(frames)
    index += word.count
    return true
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
