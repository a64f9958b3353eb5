import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSession

/// Tests of publishing a screen's named values as they change.
@MainActor
@Suite struct ValuePublisherTests {
  private let model = ReadableModel()
  private let session: Session

  init() { session = Session(ReadableScreen(model: model), time: .virtual) }

  /// Collects the values that are published for a name.
  private func follow(_ name: String) -> Locked<[String]> {
    let values = Locked<[String]>([])
    session.publisher(for: name)
      .sink { value in values.withLock { $0.append(value) } }
      .store(in: &session.cancellables)
    return values
  }

  @Test func thePublisherSendsTheCurrentValueAndEachChangeOnce() async throws {
    let (total, name) = (follow("Total"), follow("Name"))
    try session.send(.set("Name", to: "Ada"))
    model.total = 12
    await session.settle()
    model.total = 13
    model.total = 12
    await session.settle()
    model.total = 14
    await session.settle()
    #expect(total.value == ["0", "12", "14"])
    #expect(name.value == ["", "Ada"])
  }

  @Test func thePublisherSendsChangesDuringACommand() async throws {
    let total = follow("Total")
    try session.send(.press("Count"))
    await session.advance(by: .seconds(2))
    #expect(total.value == ["0", "1", "2"])
    try await session.wait()
    #expect(total.value == ["0", "1", "2", "3"])
  }

  @Test func thePublisherSendsNothingWhileTheNameIsUnknown() async {
    model.shownTotal = false
    let total = follow("Total")
    await session.settle()
    #expect(total.value == [])
    model.shownTotal = true
    await session.settle()
    #expect(total.value == ["0"])
    model.asks = true
    await session.settle()
    model.total = 1
    await session.settle()
    #expect(total.value == ["0"])
    model.asks = false
    await session.settle()
    #expect(total.value == ["0", "1"])
  }

  @Test func thePublisherNeverSendsASecret() async throws {
    let password = follow("Password")
    for text in ["hunter2", "", "hunter3"] {
      try session.send(.set("Password", to: .literal(text)))
      await session.settle()
    }
    #expect(password.value == [""])
  }

  @Test func aSubscriberCanSendInputs() async {
    var totals: [String] = []
    session.publisher(for: "Total")
      .sink { [model] total in
        totals.append(total)
        if total == "1" { model.total = 2 }
      }
      .store(in: &session.cancellables)
    model.total = 1
    await session.settle()
    #expect(totals == ["0", "1", "2"])
  }

  @Test func thePublisherSendsNothingAfterTheScreenCloses() async {
    let total = follow("Total")
    session.close()
    model.total = 1
    await session.settle()
    #expect(total.value == ["0"])
  }

  /// Also checks that no reference to a closed session remains.
  @Test func closingAThousandSessionsCancelsTheirSubscriptions() {
    let cancelled = Locked(0)
    var sessions: [Weak] = []
    for _ in 0..<1_000 {
      let session = Session(ReadableScreen(), time: .virtual)
      for name in ["Total", "nothing"] {
        session.publisher(for: name)
          .handleEvents(receiveCancel: { cancelled.withLock { $0 += 1 } })
          .sink { _ in }
          .store(in: &session.cancellables)
      }
      session.close()
      sessions.append(Weak(session))
    }
    #expect(cancelled.value == 2_000)
    #expect(sessions.count { $0.object != nil } == 0)
  }
}
