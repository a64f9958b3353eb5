import MoviesSample
import Platen
import PlatenTesting
import SampleService
import Testing

/// Tests of a list of titles that uses snapshots.
@MainActor
@Suite struct NowPlayingTests {
  private func screen(
    key: String? = SampleService.movieKey, _ answers: RemoteAnswer...
  ) -> some View {
    let left = Locked(answers)
    return NowPlayingScreen(service: "http://sample.service", key: key)
      .environment(
        \.remoteClient,
        RemoteClient { _ in left.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } })
  }

  @Test func aRefreshInsertsDeletesMovesAndUpdatesRows() async {
    await expectTranscript(
      of: screen(
        .response(.movies(movie(1, "Ant"), movie(2, "Bee"), movie(3, "Cat"))),
        .response(.movies(movie(1, "Ant"), movie(4, "Dog"), movie(2, "Bee"), movie(3, "Cat"))),
        .response(.movies(movie(1, "Ant"), movie(2, "Bee"), movie(3, "Cat"))),
        .response(.movies(movie(3, "Cat"), movie(1, "Ant"), movie(2, "Bee"))),
        .response(.movies(movie(3, "Cat"), movie(1, "Ant"), movie(2, "Bee, again"))),
        .response(.movies(movie(5, "Elk"), movie(2, "Bumblebee"), movie(3, "Cat"))))
    ) {
      """
      > wait
      + Ant
      + Bee
      + Cat
      # Inserted.
      > refresh
      > wait
      + Dog
      # Deleted.
      > refresh
      > wait
      - Dog
      # Moved.
      > refresh
      > wait
      ~ Cat
      # Updated.
      > refresh
      > wait
      - Bee
      + Bee, again
      # All at once.
      > refresh
      > wait
      + Elk
      - Bee, again
      + Bumblebee
      - Ant
      # Nothing.
      > refresh
      > wait
      """
    }
  }

  @Test func aMissingKeyIsReported() async {
    await expectTranscript(of: screen(key: nil, .never)) {
      """
      > wait
      > show
        Combine X API Fetch
        ── alert ──
        Error
        TMDb answers only with a key: get one at themoviedb.org under Settings, API, and
        start the program with TMDB_API_KEY=KEY.
        ( Ok )
      """
    }
  }

  @Test func aResponseAfterTheScreenClosesChangesNothing() async {
    let session = Session(
      screen(.response(.movies(movie(1, "Ant")), after: .seconds(5))), time: .virtual)
    await session.advance(by: .seconds(1))
    session.close()
    await session.advance(by: .seconds(20))
    #expect(session.lines == ["Combine X API Fetch"])
    #expect(session.log.lines == [])
    #expect(session.pending == [])
  }

  @Test func theLatestRefreshIsShown() async throws {
    let session = Session(
      screen(
        .response(.movies(movie(1, "Slow")), after: .seconds(5)),
        .response(.movies(movie(2, "Fast")), after: .seconds(1))), time: .virtual)
    await session.advance(by: .milliseconds(100))
    try session.send(.refresh)
    try await session.wait()
    #expect(session.lines.suffix(1) == ["Fast"])
    session.close()
  }
}
