import Platen
import SampleService
import SampleServiceServer
import Testing

/// Tests of all failures to load a user or a picture.
@MainActor
@Suite struct GitHubFailureTests {
  private nonisolated static let notJSON =
    "sample.service sent data in an unexpected format: The given data was not valid JSON."
  private nonisolated static let ended =
    "Offline: the connection to sample.service closed during the response."
  private nonisolated static let limited =
    "Too many requests; the limit is lifted at 2030-01-01 00:00:00 UTC."

  private func open(_ client: RemoteClient, time: Session.Time = .virtual) -> Session {
    Session(gitHubScreen(asking: client), size: Session.Size(width: 120), time: time)
  }

  /// Returns the lines for a user whose request has the given result.
  private func shown(_ answer: RemoteAnswer) async throws -> [String] {
    let session = open(RemoteClient { _ in answer })
    defer { session.close() }
    try session.enter("grace")
    try await session.wait()
    return session.shown
  }

  @Test(arguments: [
    (SampleService.Fault.status(404), "There is no user grace."),
    (.status(403), limited),
    (.status(429), limited),
    (.status(500), "sample.service answered 500: Asked to fail with status 500."),
    (.refuse, ended),
    (.truncate, ended),
    (.hang, "Offline: sample.service did not respond within 10s."),
    (.malformed, notJSON),
  ])
  func aFaultClearsTheScreenAndShowsTheReason(
    fault: SampleService.Fault, message: String
  ) async throws {
    let service = SampleService()
    let session = open(service.client(scheduler: .main))
    try session.enter("ada")
    try await session.wait()
    #expect(session.shown == ["repositories:  42", "[avatar, 168×168]"])
    try service.setFault(fault, of: "users")
    try session.enter("grace")
    try await session.wait()
    #expect(session.shown == ["repositories:  unknown", message])
    try service.setFault(nil, of: "users")
    try session.enter("one")
    try await session.wait()
    #expect(session.shown == ["repositories:  1", "[avatar, 168×168]"])
    #expect(
      service.log.map { $0.request.split(separator: "/").last } == [
        "ada", "ada.png", "grace", "one", "one.png",
      ])
    session.close()
  }

  @Test(arguments: [
    (#"{"login":"grace","public_"#, notJSON),
    ("", notJSON),
    (
      #"{"login":"grace","avatar_url":""}"#,
      "sample.service sent data in an unexpected format: public_repos is missing."
    ),
  ])
  func unexpectedDataClearsTheUser(body: String, message: String) async throws {
    let lines = try await shown(.response(RemoteResponse(json: body)))
    #expect(lines == ["repositories:  unknown", message])
  }

  @Test(arguments: [201, 204, 206])
  func otherSuccessStatusesClearTheUser(status: Int) async throws {
    var response = RemoteResponse(
      json: #"{"login":"grace","public_repos":1,"avatar_url":""}"#)
    response.status = status
    #expect(
      try await shown(.response(response)) == [
        "repositories:  unknown", "sample.service answered with the status \(status).",
      ])
  }

  @Test func beingOfflineIsReported() async throws {
    #expect(
      try await shown(.failure(.unreachable("Network is down"))) == [
        "repositories:  unknown",
        "Offline: sample.service cannot be reached: Network is down.",
      ])
  }

  /// The headers contain valid and invalid times.
  @Test(
    arguments: [
      (["X-RateLimit-Reset": "1700000000"], "at 2023-11-14 22:13:20 UTC"),
      (["X-RateLimit-Reset": "nan", "Retry-After": "90"], "in 90 seconds"),
      (["Retry-After": "1"], "in 1 second"),
      (["X-RateLimit-Reset": "1e300"], "soon"),
      (["X-RateLimit-Reset": "-1"], "soon"),
      (["X-RateLimit-Reset": "9223372036854775807"], "soon"),
      ([:], "soon"),
    ] as [(RemoteHeaders, String)])
  func theRateLimitMessageContainsTheResetTime(headers: RemoteHeaders, end: String) async throws {
    for status in [403, 429] {
      let lines = try await shown(.response(RemoteResponse(status: status, headers: headers)))
      #expect(lines.last == "Too many requests; the limit is lifted \(end).")
    }
  }

  @Test(arguments: [SampleService.Fault.malformed, .status(404), .truncate, .refuse, .hang])
  func anInvalidPictureKeepsTheCount(fault: SampleService.Fault) async throws {
    let service = SampleService()
    try service.setFault(fault, of: "avatars")
    let session = open(service.client(scheduler: .main))
    try session.enter("ada")
    try await session.wait()
    #expect(session.shown == ["repositories:  42"])
    #expect(service.log.count == 2)
    session.close()
  }

  @Test func theUserLoadsOverHTTP() async throws {
    let service = SampleService()
    let server = SampleServer(service)
    let session = open(server.client(), time: .real)
    try session.enter("ada")
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.shown == ["repositories:  42", "[avatar, 168×168]"])
    try service.setFault(.status(429), of: "users")
    try session.enter("grace")
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.shown == ["repositories:  unknown", Self.limited])
    #expect(
      service.log.map(\.request) == [
        "GET /users/ada", "GET /avatars/ada.png", "GET /users/grace",
      ])
    session.close()
    await server.stop()
  }
}
