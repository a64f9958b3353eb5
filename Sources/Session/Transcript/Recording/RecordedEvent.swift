import PlatenContext
import PlatenSession

/// An event in a recording of a program.
package struct RecordedEvent: Equatable {
  package enum Kind: Equatable {
    /// A typed command line, or keys with the same effect. The names of secrets replace their
    /// values.
    case type(String)
    /// The opening of a screen by the preceding line, with the environment of the screen.
    case opens(ScreenEnvironment)
    /// A change to the screen width, in cells.
    case width(Int)
    /// A change to the viewport height, in lines.
    case rows(Int)
    /// A request to an external service, with a number that identifies the request.
    case asks(String, number: Int)
    /// A complete or partial response to the request with this number.
    case answer([String: String], number: Int)
    /// The end of the screen or of the program.
    case ends
  }

  /// The time between the opening of the screen and the event.
  package var time: Duration
  package var kind: Kind

  /// The typed command line, or `nil` for other events.
  var line: String? {
    if case .type(let line) = kind { line } else { nil }
  }
}

extension RecordedEvent: Codable {
  private enum Key: String, CodingKey {
    case at, type, opens, width, rows, asks, number, answer, ends
  }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    let seconds = try line.decode(Double.self, forKey: .at)
    guard (0...1e9).contains(seconds) else {
      throw DecodingError.dataCorruptedError(
        forKey: .at, in: line, debugDescription: "missing time")
    }
    time = .nanoseconds(Int64((seconds * 1e9).rounded()))
    if let text = try line.decodeIfPresent(String.self, forKey: .type) {
      kind = .type(text)
    } else if let environment = try line.decodeIfPresent(ScreenEnvironment.self, forKey: .opens) {
      kind = .opens(environment)
    } else if let question = try line.decodeIfPresent(String.self, forKey: .asks) {
      kind = .asks(question, number: try line.decode(Int.self, forKey: .number))
    } else if let answer = try line.decodeIfPresent([String: String].self, forKey: .answer) {
      kind = .answer(answer, number: try line.decode(Int.self, forKey: .number))
    } else if line.contains(.ends) {
      kind = .ends
    } else if let width = try line.decodeIfPresent(Int.self, forKey: .width) {
      kind = .width(width)
    } else {
      kind = .rows(try line.decode(Int.self, forKey: .rows))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(Double(time.nanoseconds) / 1e9, forKey: .at)
    switch kind {
    case .type(let text): try line.encode(text, forKey: .type)
    case .opens(let environment): try line.encode(environment, forKey: .opens)
    case .width(let width): try line.encode(width, forKey: .width)
    case .rows(let rows): try line.encode(rows, forKey: .rows)
    case .asks(let question, let number):
      try line.encode(question, forKey: .asks)
      try line.encode(number, forKey: .number)
    case .answer(let answer, let number):
      try line.encode(answer, forKey: .answer)
      try line.encode(number, forKey: .number)
    case .ends: try line.encode(true, forKey: .ends)
    }
  }
}
