import Foundation
import Platen
import PostsSample
import SampleService
import SampleServiceServer
import Testing

/// Tests of all service failures on the posts screen.
@MainActor
@Suite struct PostsFailureTests {
  private let service = SampleService()

  /// Returns the lines below the tabs when nothing is pending.
  private func lines(_ client: RemoteClient, tab: String = "Posts") async throws -> [String] {
    let session = Session(
      postsScreen(asking: client), size: Session.Size(width: 120), time: .virtual)
    defer { session.close() }
    try session.send(.press(tab))
    try await session.wait()
    return session.frame.lines.dropFirst().map(\.text)
  }

  @Test(arguments: [
    (
      SampleService.Fault.status(404), "sample.service answered 404: Asked to fail with status 404."
    ),
    (.status(500), "sample.service answered 500: Asked to fail with status 500."),
    (.refuse, "the connection to sample.service closed during the response."),
    (.truncate, "the connection to sample.service closed during the response."),
    (.hang, "sample.service did not respond within 10s."),
    (
      .malformed,
      "sample.service sent data in an unexpected format: The given data was not valid JSON."
    ),
  ])
  func aFaultShowsItsReasonAndARetryButton(
    fault: SampleService.Fault, message: String
  ) async throws {
    try service.setFault(fault, of: "posts")
    #expect(try await lines(service.client(scheduler: .main)) == [message, "( Retry )"])
    #expect(service.log.count == 1)
  }

  @Test(arguments: [
    (
      #"[{"id":1,"title":"A"#,
      "sample.service sent data in an unexpected format: The given data was not valid JSON."
    ),
    (
      #"[{"id":1,"title":"A"}]"#,
      "sample.service sent data in an unexpected format: [0].body is missing."
    ),
  ])
  func unexpectedDataIsAFailure(body: String, message: String) async throws {
    let client = RemoteClient { _ in .response(RemoteResponse(json: body)) }
    #expect(try await lines(client) == [message, "( Retry )"])
  }

  @Test func beingOfflineIsReported() async throws {
    let client = RemoteClient { _ in .failure(.unreachable("Network is down")) }
    #expect(
      try await lines(client) == [
        "sample.service cannot be reached: Network is down.", "( Retry )",
      ])
  }

  @Test func aPictureInAnUnsupportedFormatFails() async throws {
    try service.setFault(.malformed, of: "pictures")
    #expect(
      try await lines(service.client(scheduler: .main), tab: "Picture") == [
        "sample.service sent data in an unexpected format: not a PNG or JPEG picture, but HTML.",
        "( Retry )",
      ])
  }

  @Test func thePostsLoadOverHTTP() async throws {
    let server = SampleServer(service)
    let session = Session(postsScreen(asking: server.client()))
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.frame.lines[1].text == "Three in the morning")
    try session.send(.press("Picture"))
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.frame.lines[1].text == "[picture, 320×240]")
    #expect(service.log.map(\.request) == ["GET /posts", "GET /pictures/harbour.png"])
    session.close()
    await server.stop()
  }
}
