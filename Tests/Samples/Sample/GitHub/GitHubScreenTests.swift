import GitHubSample
import Platen
import SampleService
import Testing

/// Tests of the messages about a name.
///
/// `Specification/github.transcript` specifies the rest of the screen.
@MainActor
@Suite struct GitHubScreenTests {
  @Test func additionalFieldsInResponsesAreIgnored() async throws {
    let client = RemoteClient { _ in
      .response(
        RemoteResponse(json: #"{"public_repos":1,"avatar_url":"","login":"x","more":[{}]}"#))
    }
    let session = Session(gitHubScreen(asking: client), time: .virtual)
    try session.enter("ada")
    try await session.wait()
    #expect(session.shown == ["repositories:  1"])
    session.close()
  }

  @Test func theLogContainsNamesAndCounts() async throws {
    let session = Session(gitHubScreen(), time: .virtual)
    GitHubScreen.logRepositoryCount(of: session)
    for name in ["ada", "nobody", "gr", "one"] {
      try session.enter(name)
      try await session.wait()
    }
    #expect(
      session.log.lines.filter { $0.contains("et username") || $0.contains("Label") } == [
        "repositoryCountLabel Updated to unknown",
        "Set username to ada", "repositoryCountLabel Updated to 42",
        "Set username to nobody", "repositoryCountLabel Updated to unknown",
        "Set username to gr", "Set username to one", "repositoryCountLabel Updated to 1",
      ])
    session.close()
  }
}
