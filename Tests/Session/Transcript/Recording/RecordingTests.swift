import Platen
import Testing

@testable import PlatenTranscript

@Suite struct RecordingTests {
  private static let environment = ScreenEnvironment(.everywhere, size: .init(width: 60, rows: 5))

  @Test func aRecordingHasOneJSONObjectPerLine() throws {
    let recording = Recording(
      app: "hello",
      events: [
        RecordedEvent(time: .zero, kind: .type("open main")),
        RecordedEvent(time: .zero, kind: .opens(Self.environment)),
        RecordedEvent(time: .nanoseconds(1_204_518_339), kind: .type("set Name \"A B\"")),
        RecordedEvent(time: .seconds(2), kind: .asks("GET /a?b=c", number: 1)),
        RecordedEvent(time: .milliseconds(2_300), kind: .answer(["status": "200"], number: 1)),
        RecordedEvent(time: .seconds(3), kind: .rows(7)),
        RecordedEvent(time: .seconds(4), kind: .ends),
      ])
    #expect(
      recording.text == #"""
        {"app":"hello","recording":1}
        {"at":0,"type":"open main"}
        {"at":0,"opens":{"date":"2001-01-01T00:00:00.000Z","locale":"en_US","rows":5,"seed":0,"timeZone":"GMT","width":60}}
        {"at":1.204518339,"type":"set Name \"A B\""}
        {"asks":"GET /a?b=c","at":2,"number":1}
        {"answer":{"status":"200"},"at":2.3,"number":1}
        {"at":3,"rows":7}
        {"at":4,"ends":true}

        """#)
    #expect(try Recording(recording.text) == recording)
  }

  @Test func aDeeplyNestedLineIsAnError() {
    let nested = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let header = #"{"app":"hello","recording":1}"# + "\n"
    #expect(throws: MalformedRecording("line 1 is not a header, {\"app\":…,\"recording\":1}")) {
      try Recording(nested + "\n")
    }
    #expect(throws: MalformedRecording("line 2 is not an event")) {
      try Recording(header + "{\"at\":0,\"opens\":\(nested)}\n")
    }
  }

  @Test func anIncompleteLastLineIsIgnored() throws {
    let text = "{\"app\":\"a\",\"recording\":1}\r\n{\"at\":0,\"type\":\"show\"}\r\n{\"at\":1,\"ty"
    #expect(try Recording(text).events == [RecordedEvent(time: .zero, kind: .type("show"))])
  }

  @Test func aTranscribedScreenKeepsTheSizeOfItsFirstInput() {
    let recording = Recording(
      app: "a",
      events: [
        RecordedEvent(time: .zero, kind: .opens(Self.environment)),
        RecordedEvent(time: .zero, kind: .rows(9)),
        RecordedEvent(time: .zero, kind: .type("show")),
        RecordedEvent(time: .zero, kind: .width(40)),
      ]
    ).inOneSize
    #expect(recording.events.count == 2)
    #expect(recording.size == TranscriptSize(width: 60, rows: 9))
  }

  @Test(arguments: [
    ("", "line 1 is not a header, {\"app\":…,\"recording\":1}"),
    ("> open form\n", "line 1 is not a header, {\"app\":…,\"recording\":1}"),
    (
      "{\"app\":\"a\",\"recording\":2}\n",
      "it has version 2, but this program reads only version 1"
    ),
    ("{\"app\":\"a\",\"recording\":1}\n{\"at\":1}\n", "line 2 is not an event"),
    (
      "{\"app\":\"a\",\"recording\":1}\n\n{\"at\":1e300,\"type\":\"x\"}\n",
      "line 3 is not an event"
    ),
    (
      "{\"app\":\"a\",\"recording\":1}\n{\"at\":-1,\"type\":\"x\"}\n",
      "line 2 is not an event"
    ),
  ])
  func anInvalidRecordingIsReportedWithItsReason(text: String, message: String) {
    #expect(throws: MalformedRecording(message)) { try Recording(text) }
  }
}
