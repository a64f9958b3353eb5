import GitHubSample
import Platen
import PlatenTesting
import SampleService
import Testing

/// One name, the count of its repositories and its picture.
@MainActor
@Suite struct GitHubScreenTests {
  @Test func aNameBringsItsCountAndItsPicture() async {
    let service = SampleService()
    await expectTranscript(of: gitHubScreen(service)) {
      """
      > set "Github ID:" ada
      - Github ID:     [                                      ]
      + Github ID:     [ada                                   ]
      > advance 499ms
      > wait
      + in progress…
      - in progress…
      - repositories:  unknown
      + repositories:  42
      + in progress…
      - in progress…
      + [avatar, 168×168]
      > type "Github ID:" m
      - Github ID:     [ada                                   ]
      + Github ID:     [adam                                  ]
      > wait
      + in progress…
      - in progress…
      - repositories:  42
      + repositories:  7
      - [avatar, 168×168]
      + in progress…
      - in progress…
      + [avatar, 168×168]
      """
    }
    #expect(
      service.log.map(\.request) == [
        "GET /users/ada", "GET /avatars/ada.png", "GET /users/adam", "GET /avatars/adam.png",
      ])
  }

  @Test func aShortNameClearsTheScreenAndNobodyIsAsked() async {
    let service = SampleService()
    await expectTranscript(of: gitHubScreen(service)) {
      """
      > set "Github ID:" gr
      - Github ID:     [                                      ]
      + Github ID:     [gr                                    ]
      > wait
      > type "Github ID:" ace
      - Github ID:     [gr                                    ]
      + Github ID:     [grace                                 ]
      > wait
      + in progress…
      - in progress…
      - repositories:  unknown
      + repositories:  61
      + in progress…
      - in progress…
      + [avatar, 168×168]
      > set "Github ID:" gr
      - Github ID:     [grace                                 ]
      + Github ID:     [gr                                    ]
      > wait
      - repositories:  61
      + repositories:  unknown
      - [avatar, 168×168]
      """
    }
    #expect(service.log.map(\.request) == ["GET /users/grace", "GET /avatars/grace.jpeg"])
  }

  @Test func anUnknownUserClearsTheCountAndThePicture() async {
    let service = SampleService()
    await expectTranscript(of: gitHubScreen(service)) {
      """
      > set "Github ID:" quiet
      - Github ID:     [                                      ]
      + Github ID:     [quiet                                 ]
      > wait
      + in progress…
      - in progress…
      - repositories:  unknown
      + repositories:  0
      + in progress…
      - in progress…
      + [avatar, 168×168]
      > set "Github ID:" nobody
      - Github ID:     [quiet                                 ]
      + Github ID:     [nobody                                ]
      > wait
      + in progress…
      - in progress…
      - repositories:  0
      + repositories:  unknown
      - [avatar, 168×168]
      + There is no user nobody.
      """
    }
    #expect(service.log.map(\.outcome) == ["200", "200", "404"])
  }

  @Test func theServiceIsAskedAboutTheLatestNameOfHalfASecond() async throws {
    let service = SampleService()
    let session = Session(gitHubScreen(service), time: .virtual)
    await session.settle()
    for name in ["ada", "adam", "grace", "tove"] {
      try session.enter(name)
      await session.advance(by: .milliseconds(200))
    }
    try await session.wait()
    #expect(
      service.log.map(\.request).filter { $0.contains("users") } == [
        "GET /users/grace", "GET /users/tove",
      ])
    session.close()
  }

  @Test func theSameNameIsNotAskedAboutAgain() async throws {
    let service = SampleService()
    let session = Session(gitHubScreen(service), time: .virtual)
    for name in ["ada", "ad", "ada"] { try session.enter(name) }
    try await session.wait()
    for name in ["adam", "ada"] { try session.enter(name) }
    try await session.wait()
    #expect(service.log.map(\.request) == ["GET /users/ada", "GET /avatars/ada.png"])
    session.close()
  }

  @Test func whatElseTheServiceTellsIsOverlooked() async throws {
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

  @Test func theLogTellsOfNamesAndCounts() async throws {
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

  @Test func theLogTellsWhatPassesThroughThePipelines() async throws {
    let session = Session(gitHubScreen(), time: .virtual)
    try session.enter("ada")
    try await session.wait()
    #expect(
      session.log.lines.filter { $0.contains("receive value") }.map { $0.prefix(45) } == [
        "github user data: : receive value: ([])", "username pipeline: : receive value: (ada)",
        "github user data: : receive value: ([GitHubSa",
      ])
    session.close()
  }
}
