import Foundation
import Platen
import PlatenTesting
import SampleService
import SignUpSample
import Testing

/// What the sign-up screen asks the service, and when.
@MainActor
@Suite struct SignUpRequestTests {
  @Test func oneRequestIsMadeForANameWithItsRetriesWhoeverFollows() async throws {
    let service = SampleService()
    var models: [SignUpScreenModel] = []
    let session = Session(
      ModelScreen { models.append($0) }
        .environment(\.remoteClient, service.client(scheduler: .main)),
      time: .virtual)
    let model = try #require(models.first)
    var received: [[String]] = [[], [], []]
    let followers = received.indices.map { index in
      model.answers.compactMap { $0?.name }.sink { received[index].append($0) }
    }
    for name in ["page", "servererror", "ada"] {
      model.username = name
      try await session.wait()
    }
    #expect(received == [[String]](repeating: ["page", "servererror", "ada"], count: 3))
    #expect(
      service.log.compactMap { $0.request.split(separator: "=").last } == [
        "page", "servererror", "servererror", "servererror", "ada",
      ])
    withExtendedLifetime(followers) {}
  }

  @Test func aPauseIsNeededForARequest() async {
    let service = SampleService()
    await expectTranscript(of: signUpScreen(service)) {
      """
      > type Username ada
      - Username         [                                      ]
      + Username         [ada                                   ]
      + checking…
      > advance 700ms
      > type Username m
      - Username         [ada                                   ]
      + Username         [adam                                  ]
      > advance 700ms
      > type Username s
      - Username         [adam                                  ]
      + Username         [adams                                 ]
      > wait
      - checking…
      """
    }
    #expect(service.log.map(\.request) == ["GET /isUserNameAvailable?userName=adams"])
  }

  @Test func aLateAnswerNeverOverwritesANewerQuestion() async throws {
    let service = SampleService()
    let session = Session(signUpScreen(service), time: .virtual)
    try service.setLatency(.seconds(5), of: "signup")
    try session.send(.set("Username", to: "page"))
    await session.advance(by: .seconds(1))
    #expect(service.log.count == 1)
    // The next is answered at once, four seconds before the one about page.
    try service.setLatency(.zero, of: "signup")
    try session.send(.set("Username", to: "grace"))
    await session.advance(by: .seconds(1))
    #expect(service.log.count == 2)
    let frame = session.frame.lines
    #expect(!frame.contains { $0.text == "checking…" })
    #expect(session.pending.isEmpty)
    await session.advance(by: .seconds(5))
    #expect(session.frame.lines == frame)
  }

  @Test func aNameTypedAgainBeforeAPauseIsNotAskedAgain() async throws {
    let service = SampleService()
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username page
      - Username         [                                      ]
      + Username         [page                                  ]
      + checking…
      > wait
      - checking…
      + Username not available. Try a different one.
      > type Username r
      - Username         [page                                  ]
      + Username         [pager                                 ]
      - Username not available. Try a different one.
      + checking…
      > set Username page
      - Username         [pager                                 ]
      + Username         [page                                  ]
      - checking…
      + Username not available. Try a different one.
      > wait
      """
    }
    #expect(service.log.count == 1)
  }

  @Test func anyNameReachesTheServiceAsItIs() async {
    let service = SampleService()
    let name = "../a b?c=d&e#f%2F@é😀+\u{7F}"
    await expectTranscript(of: signUpScreen(service)) {
      """
      > set Username "../a b?c=d&e#f%2F@é😀+\u{7F}"
      - Username         [                                      ]
      + Username         [../a b?c=d&e#f%2F@é😀+␡               ]
      + checking…
      > wait
      - checking…
      """
    }
    let request = service.log.first?.request.split(separator: " ").last.map(String.init)
    let asked = request.flatMap(URLComponents.init(string:))
    #expect(asked?.path == "/isUserNameAvailable")
    #expect(asked?.queryItems == [URLQueryItem(name: "userName", value: name)])
  }
}

/// Makes a model as the screen does, and hands it out.
private struct ModelScreen: View {
  let onMake: (SignUpScreenModel) -> Void
  @Environment(\.remoteClient) private var client

  var body: some View {
    let model = SignUpScreenModel(names: .live(client, at: "http://sample.service"))
    let _ = onMake(model)
    Text("")
  }
}
