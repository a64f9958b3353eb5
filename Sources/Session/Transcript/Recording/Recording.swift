import Foundation
import PlatenSession

/// A recording of user actions and external responses, for replay on another machine, at another
/// speed, or in a test.
///
/// A recording is UTF-8 text with one JSON object per line. The first line is a header, and the
/// other lines are events in chronological order.
///
///     {"app":"gallery","recording":1}
///     {"at":0,"type":"open signup"}
///     {"at":0,"opens":{"date":…,"locale":"en_US","rows":20,"seed":7,"timeZone":"GMT","width":80}}
///     {"at":1.2,"type":"set Username ada"}
///     {"asks":"GET /isUserNameAvailable?userName=ada","at":2,"number":1}
///     {"answer":{"status":"200","text":"true"},"at":2.3,"number":1}
///
/// A recording does not contain the output of the screen, because replaying the events reproduces
/// that output. Use a transcript to store output.
///
/// See Documentation/Decisions/recording.md.
package struct Recording: Equatable {
  /// The contents of the first line.
  package struct Header: Codable, Equatable {
    /// The version of the format, which is 1.
    package var recording = 1
    /// The name of the recorded program.
    package var app: String
  }

  /// The text that begins a transcript's first line if the line names a recording.
  static let mention = "# recording "

  package var header: Header
  package var events: [RecordedEvent]
  /// Whether the last line of the text is incomplete, as after a crash of the recording program; the
  /// events do not include that line.
  private(set) var isTruncated = false

  package init(app: String, events: [RecordedEvent] = []) {
    header = Header(app: app)
    self.events = events
  }
}

extension Recording {
  /// The environments of the opened screens, in order.
  var openings: [ScreenEnvironment] {
    events.compactMap { event in
      if case .opens(let environment) = event.kind { environment } else { nil }
    }
  }

  /// Verifies that the recording opens a screen.
  ///
  /// - Throws: `CommandError` if no screen is opened.
  func checkOpenings() throws(CommandError) {
    if openings.isEmpty { throw CommandError("the recording does not open a screen") }
  }

  /// The user actions, and the end of the recording.
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
  /// Creates a recording by parsing the text of a recording file.
  ///
  /// An incomplete last line, which a crash can leave behind, is ignored.
  package init(_ text: String) throws(MalformedRecording) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    isTruncated = lines.removeLast() != ""
    guard let first = lines.first, let header = Self.read(Header.self, first) else {
      throw MalformedRecording("line 1 is not a header, {\"app\":…,\"recording\":1}")
    }
    if header.recording != 1 {
      throw MalformedRecording(
        "it has version \(header.recording), but this program reads only version 1")
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

  /// A copy in which each screen has a constant size: the size of that screen before the first
  /// action.
  ///
  /// A transcript has only one size.
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
    var recording = self
    recording.events = kept
    return recording
  }

  private static let dates = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  private static func read<Value: Decodable>(_ type: Value.Type, _ line: String) -> Value? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      try dates.parse(decoder.singleValueContainer().decode(String.self))
    }
    return try? decoder.decode(type, from: Data(line.utf8))
  }

  /// Returns a value as a line of JSON.
  static func line(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(dates))
    }
    // Encoding fails only for nonfinite numbers and for keys that are not strings, which never
    // occur.
    let data = (try? encoder.encode(value)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The complete text of the recording file.
  package var text: String {
    ([Self.line(header)] + events.map(Self.line)).map { $0 + "\n" }.joined()
  }
}

extension RecordedEvent {
  /// Replaces the size in an event that opens a screen.
  fileprivate mutating func resize(by change: Kind) {
    guard case .opens(var environment) = kind else { return }
    if case .width(let width) = change { environment.width = width }
    if case .rows(let rows) = change { environment.rows = rows }
    kind = .opens(environment)
  }
}

/// The error for text or a file that is not a valid recording.
package struct MalformedRecording: Error, Equatable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

extension Recording {
  /// Creates a recording from the contents of a file.
  ///
  /// - Parameter shown: The path to show in messages, if it differs from the actual path.
  /// - Throws: `CommandError` if the file cannot be read or is not a valid recording.
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
