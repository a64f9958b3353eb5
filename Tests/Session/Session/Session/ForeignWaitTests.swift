import Platen
import PlatenContext
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of tasks that wait for work outside the session clock.
@MainActor
@Suite struct ForeignWaitTests {
  private func host<Root: View>(_ view: @autoclosure () -> Root) -> TestInterpreter {
    TestInterpreter(
      of: view(),
      options: .with {
        $0.time = .virtual; $0.showsLog = true
      })
  }

  @Test func aTaskThatIsNeverResumedIsReportedOnceAndIgnored() async {
    let host = host(StuckScreen())
    host.session.clock.patience = .zero
    let played = await host.play("advance 1s\nadvance 1s\nwait")
    #expect(
      played == """
        > advance 1s
        * note: task "stuck" (Here:7) waits for something that does not use the session \
        clock, such as a thread or the network; wait ignores it
        > advance 1s
        > wait
        """)
    #expect(host.session.elapsed == .seconds(2))
  }

  @Test func commandsDoNotWaitForATaskThatIsNeverResumed() async {
    let host = host(StuckScreen())
    await host.play("show\nshow\nshow")
    #expect(host.session.log.lines == [])
    #expect(host.session.pending.map(\.name) == ["task \"stuck\""])
  }

  @Test func aTaskThatResumesSoonIsNotReported() async {
    let host = host(SoonScreen())
    let played = await host.play("wait")
    #expect(
      played == """
        > wait
        - waiting
        + answered after 1s
        """)
  }

  /// On a busy machine, work is queued for longer than the timeout; here, both take no time, but the
  /// work takes six turns of the main queue.
  @Test func aTaskWhoseWorkIsQueuedIsNotReported() async {
    let host = host(QueuedScreen(turns: 6))
    host.session.clock.patience = .zero
    #expect(await host.play("wait") == "> wait\n- waiting\n+ answered")
  }

  @Test func waitInRealTimeIgnoresATaskThatIsNeverResumed() async {
    let host = TestInterpreter(
      of: StuckScreen(),
      options: .with {
        ($0.time, $0.showsLog) = (.real, true)
      })
    host.session.clock.patience = .zero
    #expect(await host.play("advance 2ms") == "> advance 2ms")
    #expect(await host.play("wait").hasPrefix("> wait\n* note: task \"stuck\" (Here:7) waits"))
    #expect(await host.play("wait") == "> wait")
    host.session.close()
  }

  @Test func waitEndsAfterAnExternalResponseArrives() async throws {
    let session = Session(Text("nothing"), time: .virtual)
    let awaited = ExternalWait(WorkLabel("GET /users/ada"), by: session.clock)
    #expect(session.pending.map(\.description) == ["GET /users/ada"])
    let answer = Task.detached { [clock = session.clock] in
      clock.scheduleArrival(WorkLabel("answer"), Action { Log.event("answered") })
      awaited.end()
    }
    try await session.wait()
    await answer.value
    #expect(session.log.lines == ["answered"])
    #expect(session.elapsed == .nanoseconds(1))
  }
}

/// A screen with a task that waits forever.
private struct StuckScreen: View {
  var body: some View {
    Text("stuck").task(name: "stuck", file: "Here", line: 7) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }
}

/// A screen with a task that is resumed after some turns of the main queue.
private struct QueuedScreen: View {
  let turns: Int
  @State private var text = "waiting"

  var body: some View {
    Text(text).task {
      await withUnsafeContinuation { Self.resume($0, after: turns) }
      text = "answered"
    }
  }

  private static func resume(_ continuation: UnsafeContinuation<Void, Never>, after turns: Int) {
    if turns == 0 { return continuation.resume() }
    MainQueue.enqueue { resume(continuation, after: turns - 1) }
  }
}

/// A screen with a task that another thread resumes, and that then sleeps.
private struct SoonScreen: View {
  @State private var text = "waiting"
  @Environment(\.clock) private var clock

  var body: some View {
    Text(text).task {
      await Task.detached {}.value
      try? await clock.sleep(for: .seconds(1))
      text = "answered after \((clock as? VirtualClock)?.now.elapsed.text ?? "")"
    }
  }
}
