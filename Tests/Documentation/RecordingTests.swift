import Foundation
import Testing

/// Checks that the recording is an asciicast (version 2) with the expected terminal size.
@Suite struct RecordingTests {
  private struct Header: Decodable {
    let version: Int
    let width: Int
    let height: Int
  }

  /// An event of the recording: a time in seconds, a type and text.
  private struct Event: Decodable {
    let time: Double
    let kind: String
    let text: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      time = try values.decode(Double.self)
      kind = try values.decode(String.self)
      text = try values.decode(String.self)
      #expect(values.isAtEnd)
    }
  }

  private let header: Header
  private let events: [Event]

  init() throws {
    let lines = try PackageFolder.text(of: "Documentation/gallery.cast").split(separator: "\n")
      .map { Data($0.utf8) }
    header = try JSONDecoder().decode(Header.self, from: try #require(lines.first))
    events = try lines.dropFirst().map { try JSONDecoder().decode(Event.self, from: $0) }
  }

  @Test func theRecordingHasVersion2AndATerminalSize() {
    #expect(header.version == 2)
    #expect(header.width == 80 && header.height == 24)
  }

  @Test func theEventsAreOutputInOrderOfTime() {
    #expect(events.count > 50)
    #expect(events.allSatisfy { $0.kind == "o" && !$0.text.isEmpty })
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func outputStaysWithinTheScreen() {
    let places = events.flatMap { $0.text.matches(of: /\u{1B}\[(\d+);(\d+)H([^\u{1B}]*)/) }
    #expect(!places.isEmpty)
    for place in places {
      let (row, column) = (Int(place.1) ?? 0, Int(place.2) ?? 0)
      #expect((1...header.height).contains(row))
      #expect((1...header.width - place.3.count + 1).contains(column))
    }
  }

  @Test func theRecordingIsShortAndSmall() throws {
    #expect(try #require(events.last).time < 120)
    #expect(events.map(\.text.utf8.count).reduce(0, +) < 100_000)
  }
}
