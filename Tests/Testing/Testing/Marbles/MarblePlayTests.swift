import Dispatch
import Platen
import PlatenTesting
import Testing

@MainActor
@Suite struct MarblePlayTests {
  private let scheduler = DispatchQueue.test

  @Test func anInvalidDiagramFailsWithItsPosition() async {
    let messages = await failures {
      expectMarbles(in: MarbleRecorder(on: scheduler)) { "username  --(a" }
    }
    #expect(
      messages == [
        """
        This is not a valid marble diagram.

        line 1, column 13: this group is not closed; end it with ")"
        """
      ])
  }

  @Test func playingAnUnknownRowFails() async {
    let messages = await failures {
      expectMarbles("source  a|\nresult  -") { play in play["sauce"] }
    }
    #expect(
      messages.first == "No row \"sauce\" to play; available: \"source\", \"result\".")
  }

  @Test(arguments: [
    ("-^-a", "\"^\" is only for subscribers: a publisher has no subscription event"),
    ("a-!", "\"!\" is only for subscribers: a publisher has no cancellation event"),
  ])
  func subscriberEventsCannotBePlayed(marbles: String, reason: String) async {
    let messages = await failures {
      expectMarbles("source  \(marbles)\nresult  -") { play in play["source"] }
    }
    #expect(messages == ["The row \"source\" cannot be played: \(reason)."])
  }

  @Test func eventsAfterTheEndOfADiagramAreCompared() async {
    let messages = await failures {
      expectMarbles("source  a\nresult  a") { play in
        play["source"].merge(with: play["source"].debounce(for: 5, scheduler: play.scheduler))
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("+ │ result  a 4.8s -a") == true)
  }
}
