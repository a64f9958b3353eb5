import Platen
import PlatenTestSupport
import PlatenTesting
import SampleService
import Testing

/// Tests of the posters of visible rows.
@MainActor
@Suite struct MoviePostersTests {
  private let service = SampleService()

  /// Opens the screen with a small viewport, and waits until nothing is pending.
  private func open() async throws -> Session {
    let session = Session(
      moviesScreen(asking: service.client(scheduler: .main)),
      size: Session.Size(width: 100, rows: 10), time: .virtual)
    try await session.wait()
    return session
  }

  /// The requested posters, in order.
  private var asked: [String] {
    service.log.map(\.request).filter { $0.hasPrefix("GET /t/p/w500/") }
  }

  private func scroll(_ session: Session, to row: String) async throws {
    try session.send(.scroll("List", to: .literal(row)))
    try await session.wait()
  }

  @Test func visibleRowsRequestTheirPosterOnce() async throws {
    let session = try await open()
    #expect(asked == ["GET /t/p/w500/the-clockmakers-heir.png", "GET /t/p/w500/station-seven.png"])
    try await scroll(session, to: "8")
    let second = [
      "GET /t/p/w500/the-second-moon.png", "GET /t/p/w500/tea-with-the-tiger.png",
    ]
    #expect(Array(asked.dropFirst(2)) == second)
    try await scroll(session, to: "1")
    try await scroll(session, to: "8")
    #expect(asked.count == 4)
    #expect(session.lines.contains { $0.contains("[poster") })
    session.close()
  }

  @Test func cachedPostersAreNotRequestedAgain() async throws {
    let session = try await open()
    for title in ["Popular", "Upcoming", "Top Rated", "Popular"] {
      try session.send(.pick(.literal(title), of: "Endpoint"))
      try await session.wait()
    }
    #expect(asked.count > 2)
    #expect(Set(asked).count == asked.count)
    session.close()
  }

  @Test func aPosterIsNotRequestedAgainWhileItIsPending() async throws {
    try service.setLatency(.seconds(5), of: "posters")
    let session = Session(
      moviesScreen(asking: service.client(scheduler: .main)),
      size: Session.Size(width: 100, rows: 10), time: .virtual)
    await session.advance(by: .seconds(1))
    #expect(session.lines.contains { $0.hasPrefix("loading…") })
    for row in ["8", "1"] {
      try session.send(.scroll("List", to: .literal(row)))
      await session.advance(by: .seconds(1))
    }
    try await session.wait()
    #expect(Set(asked).count == asked.count)
    #expect(session.lines.contains { $0.contains("[poster") })
    session.close()
    #expect(session.pending == [])
  }

  @Test func closingTheScreenCancelsThePosters() async throws {
    try service.setLatency(.seconds(5), of: "posters")
    let session = Session(
      moviesScreen(asking: service.client(scheduler: .main)), time: .virtual)
    await session.advance(by: .seconds(1))
    #expect(session.pending.contains { $0.name.contains("/t/p/") })
    session.close()
    #expect(session.pending == [])
  }

  @Test(arguments: [
    SampleService.Fault.malformed, .status(404), .truncate, .refuse,
  ])
  func anInvalidPosterKeepsThePlaceholder(fault: SampleService.Fault) async throws {
    try service.setFault(fault, of: "posters")
    let session = try await open()
    let row = session.lines.first { $0.contains("The Clockmaker's Heir") }
    #expect(row?.hasPrefix("(none)") == true)
    session.close()
  }

  @Test func aFailedPosterIsRequestedWhenItReappears() async throws {
    try service.setFault(.status(500), of: "posters")
    let session = try await open()
    try service.setFault(nil, of: "posters")
    try await scroll(session, to: "8")
    try await scroll(session, to: "1")
    #expect(asked.filter { $0.contains("the-clockmakers-heir") }.count == 2)
    #expect(session.lines.contains { $0.contains("[poster") && $0.contains("Clockmaker") })
    session.close()
  }

  @Test func aLongOverviewDoesNotMoveThePosterColumn() async {
    let client = RemoteClient { request in
      if request.url.path.first == "t" {
        let row = Array(repeating: [UInt8](repeating: 255, count: 4), count: 100)
        return .response(RemoteResponse(body: PNG.data(Array(repeating: row, count: 150))))
      }
      let story = "灯台守の娘は、毎晩ひとつずつ光を数える。ある夜、ひとつ多かった。"
      return .response(.movies(movie(1, "夜の灯台", overview: story, poster: #""/light.png""#)))
    }
    await expectTranscript(of: moviesScreen(asking: client)) {
      """
      > wait
      - in progress…
      + loading… 夜の灯台
      +          灯台守の娘は、毎晩ひとつずつ光を数える。ある夜、ひとつ多かった。
      +          75% Oct 30, 2026
      - loading… 夜の灯台
      + [poster… 夜の灯台
      """
    }
  }

  @Test func aPosterPathCannotChangeTheHost() async throws {
    let asked = Locked<[String]>([])
    let client = RemoteClient { request in
      if request.url.path.first == "3" {
        return .response(
          .movies(
            movie(1, "A", poster: #""//evil.example/x""#),
            movie(2, "B", poster: #""/../../3/movie/popular?x#y""#)))
      }
      asked.withLock { $0.append(request.url.text) }
      return .response(RemoteResponse(status: 404))
    }
    let session = Session(moviesScreen(asking: client), time: .virtual)
    try await session.wait()
    #expect(asked.value.allSatisfy { $0.hasPrefix("http://sample.service/t/p/w500/") })
    #expect(session.lines.filter { $0.hasPrefix("(none)") }.count == 2)
    session.close()
  }
}
