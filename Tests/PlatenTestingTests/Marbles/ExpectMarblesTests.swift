import Dispatch
import Platen
import PlatenTesting
import Testing

@MainActor
@Suite struct ExpectMarblesTests {
  private let scheduler = DispatchQueue.test

  /// Records what somebody types, and what is left of it after pauses.
  private func recorder(typing texts: [String]) -> MarbleRecorder {
    let recorder = MarbleRecorder(on: scheduler)
    let username = PassthroughSubject<String, Never>()
    let subscription = username.marbles("username", in: recorder)
      .debounce(for: 0.3, scheduler: scheduler)
      .marbles("settled", in: recorder)
      .sink { _ in }
    for text in texts {
      username.send(text)
      scheduler.advance(by: 0.2)
    }
    scheduler.advance(by: 0.4)
    subscription.cancel()
    return recorder
  }

  @Test func whatWasTypedAndWhatSettledIsRecorded() {
    expectMarbles(in: recorder(typing: ["ad", "ada", "adam"])) {
      """
      username  a-b-c-----!
      settled   -------c--!
      a = "ad"
      b = "ada"
      c = "adam"
      """
    }
  }

  @Test func aPauseIsWaitedFor() {
    expectMarbles(
      """
      typed    a-b-c--------|
      settled  -------c-----|
      """
    ) { play in
      play["typed"].debounce(for: 0.3, scheduler: play.scheduler)
    }
  }

  @Test func aDifferenceFailsWithBothDiagrams() async {
    let recorder = recorder(typing: ["a", "b"])
    let messages = await failures {
      expectMarbles(in: recorder) {
        """
        username  a-b-----!
        settled   --b-----!
        """
      }
    }
    #expect(
      messages == [
        """
        The marbles are others than expected (− expected, + happened).

          │ username  a-b-----!
        − │ settled   --b-----!
        + │ settled   -----b--!
        """
      ])
  }

  @Test func aRowThatNobodyExpectedFails() async {
    let recorder = recorder(typing: ["a"])
    let messages = await failures { expectMarbles(in: recorder) { "username  a-----!" } }
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("  │ username  a-----!\n+ │ settled   ---a--!"))
  }

  @Test func aRowThatIsMissingFails() async {
    let recorder = MarbleRecorder(on: scheduler)
    let messages = await failures { expectMarbles(in: recorder) { "username  a" } }
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("− │ username  a"))
  }

  @Test func theOrderOfRowsAndTheSignsOfTextsDoNotMatter() {
    expectMarbles(in: recorder(typing: ["ad"])) {
      """
      settled   ---x--!
      username  x-----!
      x = ad
      """
    }
  }

  @Test func aFrameCanBeShorter() {
    expectMarbles(in: recorder(typing: ["a"]), frame: .milliseconds(50)) {
      """
      username  a-----------!
      settled   ------a-----!
      """
    }
  }

  @Test func whatIsNoDiagramFailsWithItsPlace() async {
    let messages = await failures {
      expectMarbles(in: MarbleRecorder(on: scheduler)) { "username  --(a" }
    }
    #expect(
      messages == [
        """
        This is no diagram of marbles.

        line 1, column 13: this group is not closed: write «)» behind it
        """
      ])
  }

  @Test func aPlayedRowThatDoesNotExistFails() async {
    let messages = await failures {
      expectMarbles("source  a|\nresult  -") { play in play["sauce"] }
    }
    #expect(
      messages.first == "No row \"sauce\" to play; available: \"source\", \"result\".")
  }

  @Test(arguments: [
    ("-^-a", "«^» is a subscriber's: a publisher begins with one"),
    ("a-!", "«!» is a subscriber's: a publisher goes on until then"),
  ])
  func whatIsASubscribersCannotBePlayed(marbles: String, reason: String) async {
    let messages = await failures {
      expectMarbles("source  \(marbles)\nresult  -") { play in play["source"] }
    }
    #expect(messages == ["The row «source» cannot be played: \(reason)."])
  }

  @Test func whatComesAfterTheEndOfADiagramIsSeen() async {
    let messages = await failures {
      expectMarbles("source  a\nresult  a") { play in
        play["source"].merge(with: play["source"].debounce(for: 5, scheduler: play.scheduler))
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("+ │ result  a 4.8s -a") == true)
  }
}
