import Foundation
import Platen
import SampleService
import SampleServiceServer
import SignUpSample
import Testing

/// Tests of the sign-up screen in real time, with a real server and all its faults.
@MainActor
@Suite struct SignUpOverHTTPTests {
  private let service = SampleService()
  private let server: SampleServer

  init() { server = SampleServer(service) }

  @Test(arguments: [
    (SampleService.Fault.refuse, "Offline: the username could not be checked."),
    (.truncate, "Offline: the username could not be checked."),
    (.malformed, "The server returned data in an unexpected format. Try updating the app."),
    (.status(400), "Asked to fail with status 400"),
  ])
  func aFaultShowsItsMessage(fault: SampleService.Fault, message: String) async throws {
    try service.setFault(fault, of: "signup")
    let session = open(server.client())
    try session.send(.set("Username", to: "ada"))
    try await session.wait()
    #expect(session.frame.lines.contains { $0.text == message })
    #expect(service.log.count == 1)
    session.close()
    await server.stop()
  }

  @Test func aStoppedServerIsReportedAsOffline() async throws {
    let address = try await server.start().absoluteString
    await server.stop()
    let session = Session(SignUpScreen(service: address))
    try session.send(.set("Username", to: "ada"))
    try await session.wait()
    #expect(
      session.frame.lines.contains { $0.text == "Offline: the username could not be checked." })
    session.close()
  }

  @Test func closingTheScreenCancelsTheRequest() async throws {
    try service.setFault(.hang, of: "signup")
    let isCancelled = Locked(false)
    let client = server.client()
    let session = open(
      RemoteClient { request in
        client.events(for: request)
          .handleEvents(receiveCancel: { isCancelled.value = true })
          .eraseToAnyPublisher()
      })
    try session.send(.set("Username", to: "ada"))
    while service.log.isEmpty { await session.advance(by: .milliseconds(10)) }
    #expect(session.pending.contains { $0.name.hasPrefix("GET") })
    session.close()
    #expect(isCancelled.value)
    #expect(session.pending.isEmpty)
    await server.stop()
  }

  @Test func aResponseAfterTheScreenClosesChangesNothing() async throws {
    try service.setLatency(.seconds(5), of: "signup")
    let session = Session(signUpScreen(service), time: .virtual)
    try session.send(.set("Username", to: "page"))
    await session.advance(by: .seconds(1))
    let (frame, events) = (session.frame.lines, session.log.count)
    session.close()
    await session.advance(by: .seconds(10))
    #expect(service.log.count == 1)
    #expect(session.frame.lines == frame)
    #expect(session.log.count == events)
    #expect(session.pending.isEmpty)
  }

  private func open(_ client: RemoteClient) -> Session {
    Session(SignUpScreen(service: "http://sample.service").environment(\.remoteClient, client))
  }
}
