import Foundation
import Platen
import Testing

@testable import PlatenContext

/// Tests of advancing a session's time from code.
@MainActor
@Suite struct TimeControlTests {
  @Test func advanceMovesTheClockByTheSpecifiedDuration() async throws {
    let session = Session(PauseScreen(), time: .virtual)
    #expect(session.elapsed == .zero)
    try session.press("Settle")
    await session.advance(by: .milliseconds(799))
    #expect(session.text == "typing")
    await session.advance(by: .milliseconds(1))
    #expect(session.text == "settled at 0.8s")
    #expect(session.elapsed == .milliseconds(800))
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func advanceByZeroRunsDueWork(duration: Duration) async {
    let session = Session(PauseScreen(), time: .virtual)
    await session.advance(by: .seconds(1))
    await session.advance(by: duration)
    #expect(session.elapsed == .seconds(1))
  }

  @Test func advanceAcceptsTheLongestDuration() async throws {
    let session = Session(PauseScreen(), time: .virtual)
    try session.press("Settle")
    for _ in 0..<3 { await session.advance(by: .seconds(Int64.max)) }
    #expect(session.text == "settled at 0.8s")
    try session.press("Settle")
    #expect(session.pending.count == 1)
  }

  @Test func aWaitEndsWhenNothingIsPending() async throws {
    let session = Session(PauseScreen(), time: .virtual)
    try session.press("Settle")
    try await session.wait()
    #expect(session.elapsed == .milliseconds(800))
    try await session.wait()
    #expect(session.elapsed == .milliseconds(800))
  }

  @Test func aTimedOutWaitNamesThePendingWork() async throws {
    let session = Session(PauseScreen(), time: .virtual)
    try session.press("Settle")
    await #expect {
      try await session.wait(atMost: .milliseconds(500))
    } throws: { error in
      "\(error)"
        == "still pending after 0.5s: debounce (Here:1), due at 0.8s"
    }
    #expect(session.elapsed == .milliseconds(500))
  }

  @Test func advanceReportsEachInstantAtWhichWorkRuns() async throws {
    let session = Session(PauseScreen(), time: .virtual)
    try session.press("Settle")
    var moments: [String] = []
    await session.advance(by: .seconds(2)) { moments.append(session.elapsed.text) }
    #expect(moments == ["0s", "0.8s"])
  }

  @Test(arguments: [Session.Time.virtual, .real])
  func concurrentAdvancesWaitForEachOther(time: Session.Time) async {
    let session = Session(PauseScreen(), time: time)
    async let first: Void = session.advance(by: .milliseconds(2))
    async let second: Void = session.advance(by: .milliseconds(3))
    _ = await (first, second)
    #expect(session.elapsed >= .milliseconds(5))
    session.close()
  }

  @Test func cancelingATaskEndsItsAdvance() async {
    let session = Session(PauseScreen(), time: .real)
    let task = Task { await session.advance(by: .seconds(1_000)) }
    task.cancel()
    await task.value
    #expect(session.elapsed < .seconds(1_000))
    session.close()
  }

  @Test(arguments: [Session.Time.virtual, .real])
  func closingASessionEndsItsAdvance(time: Session.Time) async throws {
    let session = Session(PauseScreen(), time: time)
    try session.press("Settle")
    await session.advance(by: .seconds(1_000)) { session.close() }
    #expect(session.pending == [])
    #expect(session.elapsed < .seconds(1_000))
  }

  /// A key that arrives while code of the program receives a response follows its effects.
  @Test func aSessionReceivesAResultUntilItHasSettled() async {
    let session = Session(PauseScreen(), time: .real)
    // On a busy machine, this test can continue late.
    session.clock.activity.patience = 3_600
    let (isBegun, begin) = AsyncStream.makeStream(of: Void.self)
    let (hasContinued, queue) = (DispatchSemaphore(value: 0), OperationQueue())
    let effects = Locked<[String]>([])
    session.perform {
      Arrival(WorkLabel("result")).deliver(on: queue) { @Sendable in
        begin.finish()
        hasContinued.wait()
        effects.withLock { $0.append("received") }
        DispatchQueue.main.async { effects.withLock { $0.append("handled") } }
      }
    }
    while !session.time.isReceivingResult() { await MainQueue.hop() }
    for await _ in isBegun {}
    #expect(session.time.isReceivingResult())
    #expect(effects.value == [])
    hasContinued.signal()
    await session.settle()
    #expect(!session.time.isReceivingResult())
    #expect(effects.value == ["received", "handled"])
    session.close()
  }

  @Test func anActionCanCloseTheSession() async throws {
    let model = PauseModel()
    let session = Session(PauseScreen(model: model), time: .virtual)
    model.onSettled = { session.close() }
    model.settle()
    try session.press("Settle")
    await session.advance(by: .seconds(2))
    #expect(session.pending == [])
    #expect(session.controls.isEmpty)
  }
}

@MainActor private final class PauseModel: ObservableObject {
  @Published var text = "typing"
  var onSettled: () -> Void = {}
  private let keys = PassthroughSubject<Void, Never>()
  private var subscription: AnyCancellable?

  func settle() {
    if subscription == nil {
      subscription =
        keys
        .debounce(for: 0.8, scheduler: DispatchQueue.main, fileID: "Here", line: 1)
        .sink { [unowned self] in
          text = "settled"
          onSettled()
        }
    }
    keys.send()
  }
}

/// A screen that reports button presses after a debounce of 0.8 s.
private struct PauseScreen: View {
  @ObservedObject var model = PauseModel()
  @State private var time = ""
  @Environment(\.clock) private var clock

  var body: some View {
    Text(model.text + time)
      .onChange(of: model.text) { _, _ in
        time = (clock as? VirtualClock).map { " at \($0.now.elapsed.text)" } ?? ""
      }
    Button("Settle") { model.settle() }
  }
}

extension Session {
  fileprivate var text: String { frame.lines.first?.text ?? "" }
}
