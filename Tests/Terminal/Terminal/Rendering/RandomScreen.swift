import Platen
import PlatenTestSupport

@testable import PlatenTerminal

/// A frame and a prompt that change at random, with occasional finished lines.
struct RandomScreen {
  private var frame: [Line] = []
  private var typed = ""
  private var random: SeededGenerator
  private(set) var terminal: TerminalCapabilities
  private let styles: [Style] = [
    .plain, .plain, .bold, .dim, .inverse, Style(foreground: .red),
    Style(.underline, foreground: .rgb(1, 2, 3), background: .palette(99)),
    Style([.bold, .italic, .dim], background: .blue),
  ]

  /// The prefixes of the frame's lines and of finished lines.
  private let marks: (frame: Line, finished: Line)

  /// - Parameters:
  ///   - size: The columns and rows of the terminal; random if `nil`.
  ///   - reflow: The emulator's behavior when it becomes narrower.
  init(
    seed: UInt64, size: (Int, Int)? = nil, reflow: TerminalCapabilities.Reflow,
    marks: (frame: Line, finished: Line) = ("", "")
  ) {
    random = SeededGenerator(seed: seed)
    self.marks = marks
    let isLarge = seed % 32 == 31
    terminal = TerminalCapabilities(
      width: size?.0 ?? .random(in: 20...(isLarge ? 250 : 40), using: &random),
      height: size?.1 ?? .random(in: 6...(isLarge ? 80 : 10), using: &random),
      showsAtOnce: seed % 2 == 0, reflow: reflow)
    // pyte stores saved cursor positions on a stack.
    terminal.keepsPlace = reflow != .none
    for _ in 0..<Int.random(in: 0..<terminal.height, using: &random) { frame.append(line()) }
  }

  /// Makes some random changes.
  mutating func change() {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      switch Int.random(in: 0..<14, using: &random) {
      case 0: typed += ["a", "b ", "日", "é", "👩‍👩‍👧"].randomElement(using: &random)!
      case 1: typed = String(typed.dropLast())
      case 2: typed = ""
      case 3: frame.insert(line(), at: place(frame.count + 1))
      case 4 where !frame.isEmpty: frame.remove(at: place(frame.count))
      case 5 where !frame.isEmpty: scroll()
      case 6 where !frame.isEmpty: frame = frame.map { $0 }.shuffled(using: &random)
      case 7 where !frame.isEmpty: scrollBetweenCounts()
      case 8 where !frame.isEmpty: restyle()
      case 9 where !frame.isEmpty: changeCell()
      case 10: for _ in 0..<3 where !frame.isEmpty { changeCell() }
      default: if !frame.isEmpty { changeLine() }
      }
    }
  }

  /// Sets a random terminal size.
  mutating func resize() {
    terminal.width = .random(in: 20...40, using: &random)
    terminal.height = .random(in: 4...12, using: &random)
  }

  /// Returns random finished lines; usually none.
  mutating func finishedLines() -> [Line] {
    let count = [0, 0, 0, 0, 1, 2, terminal.height + 2].randomElement(using: &random)!
    return (0..<count).map { _ in
      let isLong = marks.finished.isEmpty && Bool.random(using: &random)
      return isLong ? line() + line() + line() : (marks.finished + line()).prefix(cells: 20)
    }
  }

  /// Returns the current rows and cursor.
  mutating func rows() -> PaintedFrame {
    let prompt = (marks.frame + Line("> " + typed)).pieces(of: terminal.width)
    let rows = frame.map { (marks.frame + $0).prefix(cells: terminal.width) } + prompt
    let last = rows.count - 1
    if Int.random(in: 0..<4, using: &random) == 0 {
      return PaintedFrame(
        rows, cursor: .init(row: place(rows.count), column: place(terminal.width)))
    }
    return rows[last].width < terminal.width
      ? PaintedFrame(rows, cursor: .init(row: last, column: rows[last].width))
      : PaintedFrame(rows + [.empty], cursor: .init(row: last + 1, column: 0))
  }

  private mutating func place(_ count: Int) -> Int { .random(in: 0..<count, using: &random) }

  private mutating func scroll() {
    let start = place(frame.count)
    let end = Int.random(in: start..<frame.count, using: &random)
    if Bool.random(using: &random) {
      frame.remove(at: start)
      frame.insert(line(), at: end)
    } else {
      frame.remove(at: end)
      frame.insert(line(), at: start)
    }
  }

  /// Scrolls all rows by one, between lines that count the hidden rows above and below.
  private mutating func scrollBetweenCounts() {
    let (above, below) = (place(20), place(20))
    func count(_ number: Int, _ end: String) -> Line {
      Line("… \(number) \(end)", style: Style(foreground: .red))
    }
    if frame.first?.text.hasPrefix("…") != true || frame.count < 4 {
      frame = [count(above, "above")] + frame.prefix(terminal.height - 4) + [count(below, "below")]
    }
    let last = frame.count - 1
    frame =
      [count(above + 1, "above")] + frame[1..<last].dropFirst() + [line()]
      + [count(below, "below")]
  }

  /// Changes the style of part of a row.
  private mutating func restyle() {
    let (row, cell) = (place(frame.count), place(terminal.width))
    let style = styles.randomElement(using: &random)!
    let part = frame[row].dropFirst(cells: cell).prefix(cells: 3).restyled { _ in style }
    frame[row] = frame[row].prefix(cells: cell) + part + frame[row].dropFirst(cells: cell + 3)
  }

  /// Changes one or two cells of a row, next to any characters.
  private mutating func changeCell() {
    let row = place(frame.count)
    let cell = place(max(frame[row].width, 1))
    let text = ["7", "8", "x", "日", "…", "e\u{301}", "❤️", "\u{AD}"].randomElement(using: &random)!
    frame[row] =
      (frame[row].prefix(cells: cell) + Line(text, style: styles.randomElement(using: &random)!)
      + frame[row].dropFirst(cells: cell + text.cells)).prefix(cells: terminal.width)
  }

  private mutating func changeLine() {
    let index = place(frame.count)
    let cell = place(terminal.width)
    let (head, tail) = (frame[index].prefix(cells: cell), frame[index].dropFirst(cells: cell + 3))
    frame[index] = head + word() + tail
  }

  private mutating func line() -> Line {
    let words = (0..<place(6)).map { _ in word() }.joined(separator: " ")
    switch place(6) {
    case 0: return (words + words).padded(to: terminal.width).prefix(cells: terminal.width)
    case 1: return .empty
    default: return words.prefix(cells: terminal.width)
    }
  }

  private mutating func word() -> Line {
    let style = styles.randomElement(using: &random)!
    let isHard = place(5) == 0
    let words = ["Name", "row", "\(place(100))", "[      ]", "日本語", "│", "a"]
    return Line(
      isHard ? HardText.random(count: 0...3, using: &random) : words.randomElement(using: &random)!,
      style: style)
  }
}
