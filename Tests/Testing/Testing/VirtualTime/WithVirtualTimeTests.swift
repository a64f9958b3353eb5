import Dispatch
import Foundation
import Platen
import PlatenTesting
import Testing

/// Tests of models without a screen in virtual time.
@Suite @MainActor struct WithVirtualTimeTests {
  @Test func anAwaitedMethodReturnsAtOnce() async throws {
    try await withVirtualTime { time in
      let model = ProfileModel()
      try await model.load()
      #expect(model.name == "Ada")
      #expect(time.elapsed == .seconds(3))
    }
  }

  @Test func aTaskIsObservedWhileTimeAdvances() async {
    await withVirtualTime { time in
      let model = ProfileModel()
      Task { try await model.load() }
      await time.advance(by: .milliseconds(2_999))
      #expect(model.name == "loading…")
      await time.advance(by: .milliseconds(1))
      #expect(model.name == "Ada")
    }
  }

  @Test func anHourPassesAtOnce() async throws {
    try await withVirtualTime { time in
      try await Task.sleep(for: .seconds(3_600))
      #expect(time.elapsed == .seconds(3_600))
    }
  }

  @Test func queuesTimersAndOperatorsUseVirtualTime() async {
    await withVirtualTime { time in
      var events: [String] = []
      let note = { @MainActor @Sendable (name: String) in
        events.append("\(time.elapsed / .seconds(1)) \(name)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        MainActor.assumeIsolated { note("asyncAfter") }
      }
      let subject = PassthroughSubject<Void, Never>()
      let pipeline = subject.debounce(for: 0.5, scheduler: RunLoop.main)
        .sink { @Sendable in MainActor.assumeIsolated { note("debounce") } }
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { @Sendable _ in MainActor.assumeIsolated { note("timer") } }
      subject.send()
      await time.advance(by: .seconds(2))
      #expect(events == ["0.5 debounce", "1.0 timer", "2.0 asyncAfter", "2.0 timer"])
      withExtendedLifetime((pipeline, timer)) {}
    }
  }

  @Test func theResultOfATaskAndAChildTaskAreAwaited() async throws {
    try await withVirtualTime { time in
      let task = Task {
        try await Task.sleep(for: .seconds(1))
        return 1
      }
      async let two = delayed(2)
      let sum = try await task.value + two
      #expect(sum == 3)
      #expect(time.elapsed == .seconds(2))
    }
  }

  @Test func anInjectedClockIsTheSame() async throws {
    try await withVirtualTime { time in
      let clock: any Clock<Duration> = time.clock
      try await clock.sleep(for: .seconds(5))
      #expect(time.elapsed == .seconds(5))
    }
  }

  @Test func timeDoesNotPassWhileTheTestComputes() async {
    await withVirtualTime { time in
      let model = ProfileModel()
      let task = Task { try await model.load() }
      for _ in 0..<20 { await Task.yield() }
      #expect(time.elapsed == .zero)
      #expect(model.name == "loading…")
      task.cancel()
    }
  }

  @Test func pendingWorkAtTheEndFailsTheTest() async {
    let failures = await failures {
      await withVirtualTime { _ in DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }
    }
    #expect(failures.count == 1)
    #expect(failures[0].hasPrefix("The test ends while work is pending:"))
    #expect(failures[0].contains("due at 1s"))
  }

  @Test func anErrorOfTheOperationIsThrown() async {
    await #expect(throws: CancellationError.self) {
      try await withVirtualTime { _ in throw CancellationError() }
    }
  }

  @Test func responsesAnswerRequests() async throws {
    try await withVirtualTime(responses: ["GET /name": .data(Data("Ada".utf8))]) { _ in
      let data = try await RemoteClient.live.data(for: Self.request)
      #expect(String(decoding: data, as: UTF8.self) == "Ada")
    }
  }

  @Test func aWarningFailsTheTest() async {
    let failures = await failures {
      await withVirtualTime { _ in _ = try? await RemoteClient.live.data(for: Self.request) }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("The code logged a warning.\n\nwarning: ") == true)
  }

  private static let request = RemoteRequest(at: "https://example.com", path: ["name"])

  private func delayed(_ value: Int) async throws -> Int {
    try await Task.sleep(for: .seconds(value))
    return value
  }
}

@MainActor
private final class ProfileModel: ObservableObject {
  @Published private(set) var name = ""

  func load() async throws {
    name = "loading…"
    try await Task.sleep(for: .seconds(3))
    name = "Ada"
  }
}
