import GitHubSample
import Platen
import SampleService
import Testing

/// Tests of responses that arrive late, out of order, or after cancellation.
@MainActor
@Suite struct GitHubOrderTests {
  private nonisolated static let delays = [0, 700, 1_500].map { Duration.milliseconds($0) }

  private static let pairs = delays.flatMap { one in delays.map { (one, $0) } }

  /// The second name follows the first after half a second. With any delays, the last frame shows
  /// the second user, and nothing about the first follows.
  @Test(arguments: delays, delays)
  func theLastOfTwoNamesIsShown(delay: Duration, pictureDelay: Duration) async throws {
    for (lateDelay, latePictureDelay) in Self.pairs {
      let users = [
        FakeUser(name: "ada", count: 1, delay: delay, pictureDelay: pictureDelay),
        FakeUser(name: "grace", count: 2, delay: lateDelay, pictureDelay: latePictureDelay),
      ]
      let session = Session(gitHubScreen(asking: FakeUser.client(users)), time: .virtual)
      var frames: [[String]] = []
      session.onFrame = { [unowned session] in frames.append(session.shown) }
      await session.settle()
      try session.enter("ada")
      await session.advance(by: .milliseconds(550))
      try session.enter("grace")
      try await session.wait()
      await session.advance(by: .seconds(5))
      #expect(session.shown == users[1].lines)
      let next = frames.firstIndex { $0.first == "repositories:  2" } ?? 0
      #expect(frames[..<next].allSatisfy { !$0.contains("[avatar, 2×1]") })
      #expect(frames[next...].allSatisfy { $0.first == "repositories:  2" })
      #expect(frames[next...].allSatisfy { !$0.contains("[avatar, 1×1]") })
      #expect(session.pending == [])
      session.close()
    }
  }

  @Test(arguments: ["users", "avatars"])
  func aResponseAfterTheScreenClosesChangesNothing(route: String) async throws {
    let service = SampleService()
    try service.setLatency(.seconds(5), of: route)
    let session = Session(gitHubScreen(service), time: .virtual)
    GitHubScreen.logRepositoryCount(of: session)
    try session.enter("ada")
    await session.advance(by: .seconds(1))
    #expect(session.shown.last == "in progress…")
    let (frame, asked) = (session.shown, service.log.count)
    session.close()
    let events = session.log.count  // With those of the pipelines that end.
    await session.advance(by: .seconds(10))
    #expect(session.shown == frame)
    #expect(session.log.count == events)
    #expect(service.log.count == asked)
    #expect(session.pending == [])
  }
}
