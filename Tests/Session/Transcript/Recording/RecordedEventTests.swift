import Foundation
import Platen
import Testing

@testable import PlatenTranscript

@Suite struct RecordedEventTests {
  private static let kinds: [RecordedEvent.Kind] = [
    .type("set Name A"), .width(40), .rows(7), .asks("GET /", number: 1),
    .answer(["status": "200"], number: 1), .ends,
  ]

  @Test(arguments: kinds) func anEncodedEventIsDecodedUnchanged(kind: RecordedEvent.Kind) throws {
    let event = RecordedEvent(time: .milliseconds(1_500), kind: kind)
    let data = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(RecordedEvent.self, from: data) == event)
  }

  @Test(arguments: [#"{"at":-1,"type":"x"}"#, #"{"at":1e10,"type":"x"}"#, #"{"at":0}"#])
  func anEventWithoutATimeOrAKindIsRejected(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RecordedEvent.self, from: Data(text.utf8))
    }
  }

  @Test func onlyATypedEventHasALine() {
    #expect(RecordedEvent(time: .zero, kind: .type("show")).line == "show")
    #expect(RecordedEvent(time: .zero, kind: .ends).line == nil)
  }
}
