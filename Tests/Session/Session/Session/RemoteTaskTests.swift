import Platen
import Testing

/// Tests of tasks that wait for a client's response on the session clock.
@MainActor
@Suite struct RemoteTaskTests {
  private struct UserScreen: View {
    let client: RemoteClient
    @State private var answer = "asking"

    var body: some View {
      Text(answer).task {
        do {
          let request = RemoteRequest(.get, at: "http://h", path: ["ada"])
          answer = "\(try await client.response(for: request).status)"
        } catch {
          answer = "\(error)"
        }
      }
    }
  }

  private func open(_ answer: RemoteAnswer) -> Session {
    Session(UserScreen(client: RemoteClient { _ in answer }), time: .virtual)
  }

  private func warnings(of session: Session) -> [String] {
    session.log.lines.filter { $0.hasPrefix("warning") }
  }

  @Test func aDelayedResponseArrivesOnTimeWithoutAReport() async {
    let session = open(.response(RemoteResponse(), after: .milliseconds(300)))
    await session.advance(by: .milliseconds(300))
    #expect(session.frame.lines.map(\.text) == ["asking"])
    await session.advance(by: .milliseconds(1))
    #expect(session.frame.lines.map(\.text) == ["200"])
    #expect(warnings(of: session) == [])
  }

  @Test func aRequestWithoutAResponseStaysPending() async {
    let session = open(.never)
    let error = await #expect(throws: StillPending.self) { try await session.wait() }
    #expect(error?.work.first?.name == "task")
    #expect(session.elapsed == .seconds(30))
    #expect(warnings(of: session) == [])
    session.close()
  }
}
