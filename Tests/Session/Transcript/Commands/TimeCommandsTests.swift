import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of the commands that control time.
@MainActor
@Suite struct TimeCommandsTests {
  @Test func waitPrintsThePatchOfEachInstant() async {
    let host = TestInterpreter(of: CountdownScreen(), options: .with { $0.time = .virtual })
    #expect(
      await host.play("wait") == """
        > wait
        - 3
        + 2
        - 2
        + 1
        - 1
        + lift-off
        """)
    #expect(host.session.elapsed == .seconds(3))
  }

  @Test func turnsAtOneInstantPrintOnePatch() async {
    let model = NoteModel()
    let host = TestInterpreter(of: NoteScreen(model: model))
    count(model, to: 3)
    #expect(
      await host.play("wait") == """
        > wait
        - count 0
        + count 3
        """)
  }

  @Test func aWaitDoesNotConsumeTheFramesOfOthers() async {
    let model = NoteModel()
    let host = TestInterpreter(of: NoteScreen(model: model))
    var frames = 0
    host.session.onFrame = { frames += 1 }
    count(model, to: 2)
    await host.play("wait")
    #expect(frames == 2)
    await host.play("press Count")
    #expect(frames == 3)
  }

  @Test func invalidDurationsAreRejected() async {
    let host = TestInterpreter(of: NoteScreen())
    #expect(await host.play("wait 1ms") == "> wait 1ms")
    #expect(
      await host.play("wait soon") == """
        > wait soon
        ! "soon" is not a duration; write 800ms, 1.5s, 3m or 2h
        """)
    #expect(
      await host.play("wait 1000000000000s") == """
        > wait 1000000000000s
        ! "1000000000000s" is too long; the longest duration is 1000000000s
        """)
  }

  @Test func advanceRunsOnlyTheWorkThatBecomesDue() async {
    let host = TestInterpreter(of: CountdownScreen(), options: .with { $0.time = .virtual })
    #expect(
      await host.play("advance 1999ms\nadvance 1ms\nwait 500ms\nwait 500ms") == """
        > advance 1999ms
        - 3
        + 2
        > advance 1ms
        - 2
        + 1
        > wait 500ms
        > wait 500ms
        - 1
        + lift-off
        """)
  }

  @Test func advanceInRealTimeTakesTheSpecifiedDuration() async {
    let host = TestInterpreter(
      of: CountdownScreen(step: .milliseconds(1)), options: .with { $0.time = .real })
    let begin = ContinuousClock.now
    #expect(
      await host.play("advance 1ms\nwait") == """
        > advance 1ms
        - 3
        + 2
        > wait
        - 2
        + 1
        - 1
        + lift-off
        """)
    #expect(begin.duration(to: .now) >= .milliseconds(3))
  }

  @Test func aWaitThatTimesOutListsThePendingWork() async {
    let host = TestInterpreter(
      of: CountdownScreen(step: .seconds(20)), options: .with { $0.time = .virtual })
    #expect(
      await host.play("wait") == """
        > wait
        - 3
        + 2
        ! still pending after 30s: sleep in task "countdown" (Here:1), due at 40s
        """)
  }

  @Test func equalDescriptionsOfPendingWorkAreListedOnce() async {
    let host = TestInterpreter(of: TwoTasksScreen(), options: .with { $0.time = .virtual })
    #expect(
      await host.play("wait") == """
        > wait
        ! still pending after 30s: sleep in task "nap" (Here:1), due at 60s
        """)
  }

  private func count(_ model: NoteModel, to last: Int) {
    MainQueue.enqueue { [self] in
      model.count += 1
      if model.count < last { count(model, to: last) }
    }
  }
}

/// A screen with a task that counts down from three, sleeping on the session clock.
private struct CountdownScreen: View {
  var step = Duration.seconds(1)
  @State private var count = 3
  @Environment(\.clock) private var clock

  var body: some View {
    Text(count > 0 ? "\(count)" : "lift-off")
      .task(name: "countdown", file: "Here", line: 1) {
        while count > 0, (try? await clock.sleep(for: step)) != nil { count -= 1 }
      }
  }
}

private struct TwoTasksScreen: View {
  @Environment(\.clock) private var clock

  var body: some View {
    ForEach(0..<2) { number in
      Text("nap \(number)").task(name: "nap", file: "Here", line: 1) {
        try? await clock.sleep(for: .seconds(60))
      }
    }
  }
}
