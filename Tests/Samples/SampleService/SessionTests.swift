import Foundation
import Platen
import SampleService
import SampleServiceServer
import Testing

/// Tests of a screen that uses the service.
@MainActor @Suite struct SessionTests {
  private let service = SampleService()

  @Test func aSessionWaitsForTheServerToStartAndRespond() async throws {
    let server = SampleServer(service)
    let session = Session(AskingScreen(client: server.client()), time: .real)
    #expect(session.text == "asking")
    try await session.wait(atMost: .seconds(3_600))
    #expect(session.text == "free")
    session.close()
    await server.stop()
  }

  @Test func latencyDelaysTheAnswersToAllScreensInRealTime() async throws {
    let server = SampleServer(service)
    try service.setLatency(.milliseconds(1), of: "signup")
    for _ in 0..<3 {
      let session = Session(AskingScreen(client: server.client()), time: .real)
      try await session.wait(atMost: .seconds(3_600))
      #expect(session.text == "free")
      session.close()
    }
    #expect(service.log.map(\.outcome) == ["200", "200", "200"])
    await server.stop()
  }

  @Test func latencyUsesTheVirtualTimeOfASession() async throws {
    try service.setLatency(.seconds(2), of: "signup")
    let session = Session(AskingScreen(client: service.client()), time: .virtual)
    await session.advance(by: .milliseconds(1999))
    #expect(session.text == "asking")
    try await session.wait()
    #expect(session.text == "free")
    #expect(session.elapsed.text == "2s")
    #expect(service.log.count == 1)
    session.close()
  }
}

extension Session {
  fileprivate var text: String { frame.lines.map(\.text).joined(separator: "\n") }
}

/// A screen that requests the availability of a name once.
private struct AskingScreen: View {
  @StateObject private var model: AskingModel

  init(client: RemoteClient) { _model = StateObject(wrappedValue: AskingModel(client)) }

  var body: some View { Text(model.answer) }
}

private final class AskingModel: ObservableObject {
  @Published private(set) var answer = "asking"

  init(_ client: RemoteClient) {
    client.decodedPublisher(Availability.self, for: .availability(of: "ada"))
      .map { $0.isAvailable ? "free" : "taken" }
      .catch { Just("\($0)") }
      .receive(on: DispatchQueue.main)
      .assign(to: &$answer)
  }
}
