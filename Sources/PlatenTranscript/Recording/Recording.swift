import Foundation
import PlatenSession

/// What was done with a program's screens and what came to them from outside, so that it can be done
/// again: on another machine, at another speed, as a test.
///
/// A recording is text in UTF-8 with an object of JSON in each line: first what it is, then what
/// happened, in its order.
///
///     {"app":"gallery","recording":1}
///     {"at":0,"type":"open signup"}
///     {"at":0,"opens":{"date":…,"locale":"en_US","rows":20,"seed":7,"timeZone":"GMT","width":80}}
///     {"at":1.2,"type":"set Username ada"}
///     {"asks":"GET /isUserNameAvailable?userName=ada","at":2,"number":1}
///     {"answer":{"status":"200","text":"true"},"at":2.3,"number":1}
///
/// What it shows is not in it: that follows, and a transcript is the place for it.
package struct Recording: Equatable {
  /// What the first line says.
  package struct Header: Codable, Equatable {
    /// The form of the lines, 1.
    package var recording = 1
    /// The program that was recorded.
    package var app: String
  }

  /// What the first line of a transcript begins with that is played with a recording.
  static let mention = "# recording "

  package var header: Header
  package var events: [RecordedEvent]

  package init(app: String, events: [RecordedEvent] = []) {
    header = Header(app: app)
    self.events = events
  }
}

extension Recording {
  /// What each screen that was opened found, in their order.
  var openings: [ScreenEnvironment] {
    events.compactMap { event in
      if case .opens(let environment) = event.kind { environment } else { nil }
    }
  }

  /// - Throws: `CommandError` when no screen is opened.
  func checkOpenings() throws(CommandError) {
    if openings.isEmpty { throw CommandError("the recording does not open a screen") }
  }

  /// What was done with the screens, and the end.
  var steps: [RecordedEvent] {
    events.filter { event in
      switch event.kind {
      case .type, .width, .rows, .ends: true
      case .opens, .asks, .answer: false
      }
    }
  }
}

// MARK: - Lines

extension Recording {
  /// Reads a recording from its text.
  ///
  /// A last line without an end is what a program left that was ended while it wrote, and does not
  /// count.
  package init(_ text: String) throws(MalformedRecording) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    lines.removeLast()
    guard let first = lines.first, let header = Self.read(Header.self, first) else {
      throw MalformedRecording("line 1 is not a header, {\"app\":…,\"recording\":1}")
    }
    if header.recording != 1 {
      throw MalformedRecording(
        "it has version \(header.recording), and this program reads version 1")
    }
    self.header = header
    events = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard let event = Self.read(RecordedEvent.self, line) else {
        throw MalformedRecording("line \(index + 1) is not an event")
      }
      events.append(event)
    }
  }

  /// The same with each screen opened in the size that it was given before anything was done with it,
  /// and that it keeps: a transcript is of one size.
  var inOneSize: Recording {
    var (opening, kept): (Int?, [RecordedEvent]) = (nil, [])
    for event in events {
      switch event.kind {
      case .opens: opening = kept.count
      case .type: opening = nil
      case .width, .rows:
        opening.map { kept[$0].resize(by: event.kind) }
        continue
      default: break
      }
      kept.append(event)
    }
    return Recording(app: header.app, events: kept)
  }

  private static let dates = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  private static func read<Value: Decodable>(_ type: Value.Type, _ line: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try dates.parse(decoder.singleValueContainer().decode(String.self))
    }
    return try? decoder.decode(type, from: Data(line.utf8))
  }

  /// A line for a value.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(dates))
    }
    // Encoding fails for numbers that are not finite and keys that are no texts: there are none.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The recording as it is written to a file.
  package var text: String {
    ([Self.line(header)] + events.map(Self.line)).map { $0 + "\n" }.joined()
  }
}

extension RecordedEvent {
  /// Has the screen that this opens be opened in another size.
  fileprivate mutating func resize(by change: Kind) {
    guard case .opens(var environment) = kind else { return }
    if case .width(let width) = change { environment.width = width }
    if case .rows(let rows) = change { environment.rows = rows }
    kind = .opens(environment)
  }
}

/// Why a text or a file is no recording.
package struct MalformedRecording: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension Recording {
  /// Reads a file.
  ///
  /// - Parameter shown: Its path as a person knows it, if that is another.
  /// - Throws: `CommandError` when it cannot be read or is no recording.
  package init(at path: String, called shown: String? = nil) throws(CommandError) {
    let name = shown ?? path
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard !path.isEmpty,
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    else { throw CommandError("cannot read \(name.shown.inQuotes): no such file") }
    if isFolder.boolValue {
      throw CommandError("cannot read \(name.shown.inQuotes): it is a directory")
    }
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw CommandError("cannot read \(name.shown.inQuotes): it is not valid UTF-8")
    }
    do {
      try self.init(text)
    } catch {
      throw CommandError("\(name.shown.inQuotes) is not a recording: \(error)")
    }
  }
}
