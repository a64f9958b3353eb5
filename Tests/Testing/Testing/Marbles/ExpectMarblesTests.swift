import Dispatch
import Platen
import PlatenTesting
import Testing

@MainActor
@Suite struct ExpectMarblesTests {
  private let scheduler = DispatchQueue.test

  /// Records typed texts and their debounced values.
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

  @Test func inputAndOutputOfAPipelineAreRecorded() {
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

  @Test func expectMarblesAdvancesTimeDuringPauses() {
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
        The marbles differ from the expected ones (− expected, + actual).

          │ username  a-b-----!
        − │ settled   --b-----!
        + │ settled   -----b--!
        """
      ])
  }

  @Test func anUnexpectedRowFails() async {
    let recorder = recorder(typing: ["a"])
    let messages = await failures { expectMarbles(in: recorder) { "username  a-----!" } }
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("  │ username  a-----!\n+ │ settled   ---a--!"))
  }

  @Test func aMissingRowFails() async {
    let recorder = MarbleRecorder(on: scheduler)
    let messages = await failures { expectMarbles(in: recorder) { "username  a" } }
    #expect(messages.count == 1)
    #expect(messages[0].hasSuffix("− │ username  a"))
  }

  @Test func rowOrderAndSymbolsDoNotMatter() {
    expectMarbles(in: recorder(typing: ["ad"])) {
      """
      settled   ---x--!
      username  x-----!
      x = ad
      """
    }
  }

  @Test func theDurationOfAFrameCanBeShorter() {
    expectMarbles(in: recorder(typing: ["a"]), frame: .milliseconds(50)) {
      """
      username  a-----------!
      settled   ------a-----!
      """
    }
  }
}
