import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of view tasks on the session clock.
@MainActor
@Suite struct TaskTests {
  private func host<Root: View>(_ view: @autoclosure () -> Root) -> TestInterpreter {
    TestInterpreter(
      of: view(),
      options: .with {
        $0.time = .virtual; $0.showsLog = true
      })
  }

  @Test func aTaskRunsWhileItsViewIsOnTheScreen() async {
    let host = host(ToggledTaskScreen())
    let played = await host.play("press toggle\nadvance 1s\npress toggle\nwait")
    #expect(
      played == """
        > press toggle
        * started
        + shown
        > advance 1s
        > press toggle
        * cancelled at 1s
        - shown
        > wait
        """)
  }

  @Test func aFinishedTaskIsNotCanceledWhenItsViewDisappears() async {
    let host = host(ToggledTaskScreen())
    #expect(
      await host.play("press toggle\nwait\npress toggle").contains("* ended at 5s"))
    #expect(!host.lines.contains { $0.contains("cancelled") })
  }

  @Test func changingTheIDRestartsTheTask() async {
    let host = host(IdScreen())
    let played = await host.play("set Name a\nadvance 1s\nset Name ab\nwait")
    #expect(
      played == """
        > set Name a
        * cancelled ""
        - Name [                                      ]
        + Name [a                                     ]
        > advance 1s
        > set Name ab
        * cancelled "a"
        - Name [a                                     ]
        + Name [ab                                    ]
        > wait
        * looked up "ab"
        """)
  }

  @Test func aPendingTaskHasItsNameAndLocation() async {
    let host = host(ToggledTaskScreen())
    await host.play("press toggle")
    #expect(
      host.session.pending.map(\.description)
        == ["sleep in task \"five\" (\(ToggledTaskScreen.place)), due at 5s"])
    host.session.close()
    #expect(host.session.pending.allSatisfy { $0.due == nil })
  }

  @Test func closingTheSessionCancelsItsTasks() async {
    let host = host(ToggledTaskScreen())
    await host.play("press toggle")
    let session = host.session
    await host.play("close")
    await session.settle()
    #expect(session.log.lines == ["started", "cancelled at 0s"])
    #expect(session.pending == [])
  }

  @Test func childTasksSleepConcurrently() async {
    let host = host(PartsScreen())
    let played = await host.play("wait")
    #expect(
      played == """
        > wait
        * b after 1s
        * c after 2s
        * d after 3s
        * a after 5s
        - working
        + all after 5s
        """)
  }

  @Test func aCommandWaitsForATaskOnADifferentExecutor() async {
    let host = host(ComputingScreen())
    let played = await host.play("press compute\nshow")
    #expect(
      played == """
        > press compute
        - ready
        + 2000001
        > show
          2000001
          ( compute )
        """)
  }

  @Test func aTaskSleepsOnAnInjectedClock() async {
    let other = DispatchQueue.test
    let session = Session(
      SleepyScreen().environment(\.clock, other.clock), time: .virtual)
    await session.settle()
    #expect(other.clock.pending.map(\.name) == ["sleep in task"])
    #expect(session.frame.lines.map(\.text) == ["asleep"])
    other.advance(by: .seconds(1))
    await session.settle()
    #expect(session.frame.lines.map(\.text) == ["awake"])
  }

  @Test func theEnvironmentProvidesTheSessionClock() async {
    let session = Session(SleepyScreen(), time: .virtual)
    await session.advance(by: .milliseconds(999))
    #expect(session.frame.lines.map(\.text) == ["asleep"])
    await session.advance(by: .milliseconds(1))
    #expect(session.frame.lines.map(\.text) == ["awake"])
  }

  @Test func anEndlessLoopOfZeroDurationSleepsDoesNotBlock() async {
    let session = Session(SpinningScreen(), time: .virtual)
    await session.settle()
    try? session.send(.press("count"))
    await session.settle()
    #expect(session.frame.lines.map(\.text).contains("1"))
    session.close()
  }
}

/// A screen with a removable view that has a task of five seconds.
private struct ToggledTaskScreen: View {
  static let place = "PlatenSessionTests/TaskTests.swift:\(#line + 8)"
  @State private var isShown = false
  @Environment(\.clock) private var clock

  var body: some View {
    Button("toggle") { isShown.toggle() }
    if isShown {
      Text("shown")
        .task(name: "five") {
          Log.event("started")
          let start = (clock as? VirtualClock)?.now
          let outcome = await (try? clock.sleep(for: .seconds(5))) == nil ? "cancelled" : "ended"
          let passed = (clock as? VirtualClock).flatMap { start?.duration(to: $0.now) } ?? .zero
          Log.event("\(outcome) at \(passed.text)")
        }
    }
  }
}

private struct IdScreen: View {
  @State private var name = ""
  @Environment(\.clock) private var clock

  var body: some View {
    TextField("Name", text: $name)
      .task(id: name) { [name] in
        let isOver = (try? await clock.sleep(for: .seconds(2))) != nil
        Log.event("\(isOver ? "looked up" : "cancelled") \"\(name)\"")
      }
  }
}

private struct PartsScreen: View {
  @State private var text = "working"
  @Environment(\.clock) private var clock

  var body: some View {
    Text(text).task {
      let start = clock.beginning
      async let a: Void = nap(5, "a")
      await withTaskGroup(of: Void.self) { group in
        for (seconds, name) in [(1, "b"), (2, "c"), (3, "d")] {
          group.addTask { await nap(seconds, name) }
        }
      }
      await a
      text = "all after \(clock.passed(since: start))"
    }
  }

  private func nap(_ seconds: Int, _ name: String) async {
    let start = clock.beginning
    try? await clock.sleep(for: .seconds(seconds))
    Log.event("\(name) after \(clock.passed(since: start))")
  }
}

extension Clock<Duration> {
  fileprivate var beginning: Duration { (self as? VirtualClock)?.now.elapsed ?? .zero }

  fileprivate func passed(since start: Duration) -> String { (beginning - start).text }
}

private struct ComputingScreen: View {
  @State private var text = "ready"
  @State private var runs = 0

  var body: some View {
    Text(text)
    Button("compute") { runs += 1 }
      .task(id: runs) { if runs > 0 { text = await sum(of: 2_000_000) } }
  }

  @concurrent private nonisolated func sum(of count: Int) async -> String {
    var sum = 0
    for _ in 0...count { sum &+= 1 }
    return "\(sum)"
  }
}

private struct SleepyScreen: View {
  @State private var text = "asleep"
  @Environment(\.clock) private var clock

  var body: some View {
    Text(text).task {
      try? await clock.sleep(for: .seconds(1))
      text = "awake"
    }
  }
}

private struct SpinningScreen: View {
  @State private var count = 0
  @Environment(\.clock) private var clock

  var body: some View {
    Text("\(count)")
    Button("count") { count += 1 }
      .task { while (try? await clock.sleep(for: .zero)) != nil {} }
  }
}
