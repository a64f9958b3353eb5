import Foundation
import Platen
import SampleService
import SampleServiceServer
import Testing

/// Tests of all failures to load a list.
@MainActor
@Suite struct MoviesFailureTests {
  private let service = SampleService()

  private func open(_ client: RemoteClient, key: String? = SampleService.movieKey) -> Session {
    Session(
      moviesScreen(asking: client, key: key), size: Session.Size(width: 160), time: .virtual)
  }

  /// Expects an error message with a button instead of a list, and the same message in an alert.
  private func expect(
    _ message: String, in session: Session, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await session.wait()
    #expect(session.lines.count == 5, sourceLocation: sourceLocation)
    #expect(
      session.lines[1...2] == [message, "( Click Alert )"], sourceLocation: sourceLocation)
    try session.send(.press("Click Alert"))
    await session.settle()
    #expect(
      session.lines.suffix(5) == [
        "── alert ──", "Data request", "error " + message, "( Okay )", "( Dismiss )",
      ], sourceLocation: sourceLocation)
    session.close()
  }

  @Test(arguments: [
    (SampleService.Fault.status(401), "Bad response code: 401"),
    (.status(404), "Bad response code: 404"),
    (.status(500), "Bad response code: 500"),
    (.refuse, "the connection to sample.service closed during the response."),
    (.truncate, "the connection to sample.service closed during the response."),
    (.hang, "sample.service did not respond within 10s."),
    (
      .malformed,
      "sample.service sent data in an unexpected format: The given data was not valid JSON."
    ),
  ])
  func aFaultShowsItsReason(fault: SampleService.Fault, message: String) async throws {
    try service.setFault(fault, of: "movies")
    let session = open(service.client(scheduler: .main))
    try await expect(message, in: session)
    #expect(service.log.count == 1)
    #expect((session.elapsed >= .seconds(10)) == (fault == .hang))
  }

  @Test(arguments: [
    (
      #"{"page":1,"results":["#,
      "sample.service sent data in an unexpected format: The given data was not valid JSON."
    ),
    (
      #"{"page":1,"total_results":1,"total_pages":1,"results":[{"id":1}]}"#,
      "sample.service sent data in an unexpected format: results[0].title is missing."
    ),
  ])
  func unexpectedDataIsAFailure(body: String, message: String) async throws {
    try await expect(
      message, in: open(RemoteClient { _ in .response(RemoteResponse(json: body)) }))
  }

  @Test func beingOfflineIsReported() async throws {
    let client = RemoteClient { _ in .failure(.unreachable("Network is down")) }
    try await expect("sample.service cannot be reached: Network is down.", in: open(client))
  }

  @Test func aResponseThatIsNotHTTPIsAnUnknownError() async throws {
    let client = RemoteClient { _ in .failure(.malformed) }
    try await expect("An unknown error has occurred", in: open(client))
  }

  @Test func aWrongKeyIsRejected() async throws {
    try await expect(
      "Bad response code: 401", in: open(service.client(scheduler: .main), key: "wrong"))
    #expect(service.log.map(\.outcome) == ["401"])
  }

  @Test func aMissingKeySendsNoRequestAndExplainsHowToGetOne() async throws {
    try await expect(
      "TMDb answers only with a key: get one at themoviedb.org under Settings, API, and start "
        + "the program with TMDB_API_KEY=KEY.",
      in: open(service.client(scheduler: .main), key: nil))
    #expect(service.log.isEmpty)
  }

  @Test func theKeyIsNeverShown() async throws {
    let client = RemoteClient { _ in .failure(.unreachable("Network is down")) }
    let session = open(client, key: "se/cret&")
    try await session.wait()
    #expect((session.lines + session.log.lines).filter { $0.contains("cret") } == [])
    session.close()
  }

  @Test func aResponseAfterTheScreenClosesChangesNothing() async throws {
    try service.setLatency(.seconds(5), of: "movies")
    let session = open(service.client(scheduler: .main))
    await session.advance(by: .seconds(1))
    let lines = session.lines
    session.close()
    await session.advance(by: .seconds(20))
    #expect(service.log.count == 1)
    #expect(session.lines == lines)
    #expect(session.log.lines == [])
    #expect(session.pending == [])
  }

  @Test func theMoviesLoadOverHTTP() async throws {
    let server = SampleServer(service)
    let session = Session(moviesScreen(asking: server.client()))
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.lines.contains { $0.contains("The Clockmaker's Heir") })
    session.close()
    await server.stop()
  }
}
