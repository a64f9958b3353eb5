import PlatenLines

/// The rows of a terminal's screen as cells with styles.
public struct StyledScreen: CustomStringConvertible {
  private typealias Cell = (character: Character, style: Style)

  private let rows: [[Cell]]

  /// Creates a screen from its text with escape sequences for styles.
  ///
  /// The style at the end of a row is that at the start of the next row, as tmux writes it.
  public init(_ text: String) {
    var (style, rows) = (Style.plain, [[Cell]]())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var (row, rest) = ([Cell](), line)
      while let character = rest.first {
        if let sequence = rest.prefixMatch(of: #/\e\[([0-9;]*)m/#) {
          style.apply(sequence.1.split(separator: ";").compactMap { UInt8($0) })
          rest = rest[sequence.range.upperBound...]
        } else {
          row.append((character, style))
          rest.removeFirst()
        }
      }
      rows.append(row)
    }
    self.rows = rows
  }

  /// The text without styles.
  public var text: String { rows.map { String($0.map(\.character)) }.joined(separator: "\n") }

  public var description: String { text }

  /// Returns the styles of the cells of a text, in the last row that contains another text.
  public func styles(of text: String, inRow row: String) -> Set<Style> {
    let row = rows.last { String($0.map(\.character)).contains(row) } ?? []
    guard let cells = row.map(\.character).firstRange(of: Array(text)) else { return [] }
    return Set(row[cells].map(\.style))
  }
}

extension Style {
  /// Changes the style as the parameters of an SGR sequence do.
  fileprivate mutating func apply(_ parameters: [UInt8]) {
    var rest = (parameters.isEmpty ? [0] : parameters)[...]
    while let parameter = rest.popFirst() {
      switch parameter {
      case 0: self = .plain
      case 1: attributes.insert(.bold)
      case 2: attributes.insert(.dim)
      case 3: attributes.insert(.italic)
      case 4: attributes.insert(.underline)
      case 7: attributes.insert(.inverse)
      case 30...37, 90...97: foreground = .ansi(parameter)
      case 38: foreground = .extended(&rest)
      case 39: foreground = nil
      case 40...47, 100...107: background = .ansi(parameter - 10)
      case 48: background = .extended(&rest)
      case 49: background = nil
      default: break
      }
    }
  }
}

extension Style.Color {
  /// Returns the color of a parameter from 30 to 37 or from 90 to 97.
  fileprivate static func ansi(_ parameter: UInt8) -> Style.Color? {
    ANSI(rawValue: parameter < 90 ? parameter - 30 : parameter - 90 + 8).map { .ansi($0) }
  }

  /// Returns the color in the parameters after 38 or 48, and removes them.
  fileprivate static func extended(_ rest: inout ArraySlice<UInt8>) -> Style.Color? {
    let count = rest.popFirst() == 2 ? 3 : 1
    let numbers = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    guard numbers.count == count else { return nil }
    return count == 3 ? .rgb(numbers[0], numbers[1], numbers[2]) : .palette(numbers[0])
  }
}
