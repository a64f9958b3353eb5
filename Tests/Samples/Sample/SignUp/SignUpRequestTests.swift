import Foundation
import Platen
import PlatenTesting
import SampleService
import SignUpSample
import Testing

/// Tests of the requests of the sign-up screen and their times.
@MainActor
@Suite struct SignUpRequestTests {
  @Test func subscribersShareOneRequestWithItsRetries() async throws {
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

  @Test func theServiceReceivesAnyNameUnchanged() async {
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

/// A view that creates a model like the screen does, and exposes it to the test.
private struct ModelScreen: View {
  let onMake: (SignUpScreenModel) -> Void
  @Environment(\.remoteClient) private var client

  var body: some View {
    let model = SignUpScreenModel(names: .live(client, at: "http://sample.service"))
    let _ = onMake(model)
    Text("")
  }
}
