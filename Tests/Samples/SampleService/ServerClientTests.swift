import Foundation
import PlatenRemote
import SampleService
import SampleServiceServer
import Testing

/// Tests that responses over HTTP equal those in process.
@Suite struct ServerClientTests {
  private let service = SampleService()
  private let server: SampleServer

  init() { server = SampleServer(service) }

  /// Returns a description of a request's completion.
  private func ending(of name: String, by client: RemoteClient) async -> String {
    do {
      let response = try await client.response(for: .availability(of: name))
      return "\(response.status) \(response.headers["Content-Type"] ?? "") \(response.text)"
    } catch {
      return "\(error)"
    }
  }

  private func expectTheSame(_ name: String) async -> String {
    let served = await ending(of: name, by: server.client())
    #expect(await ending(of: name, by: service.client()) == served)
    return served
  }

  @Test(arguments: [
    "ada", "page", "", "admin", "servererror", "maintenance", "maintenance!", "illegalresponse",
    "a+b c&d=é/\u{1F469}\u{200D}\u{1F4BB}?#%20",
  ])
  func serverAndInProcessResponsesAreEqual(name: String) async {
    _ = await expectTheSame(name)
    #expect(service.log[0].request == service.log[1].request)
    #expect(service.log[0].outcome == service.log[1].outcome)
    await server.stop()
  }

  @Test(arguments: [
    (
      SampleService.Fault.refuse,
      "the connection to localhost closed during the response."
    ),
    (.truncate, "the connection to localhost closed during the response."),
    (.malformed, "200 text/html <html>This is no JSON.</html>"),
    (.status(400), "localhost answered 400: Asked to fail with status 400."),
    (.status(401), "localhost answered 401: Asked to fail with status 401."),
    (.status(403), "localhost answered 403: Asked to fail with status 403."),
    (.status(503), "localhost answered 503: Asked to fail with status 503."),
    (.status(599), "localhost answered 599: Asked to fail with status 599."),
  ])
  func serverAndInProcessFaultsAreEqual(fault: SampleService.Fault, error: String) async throws {
    try service.setFault(fault, of: "signup")
    #expect(await expectTheSame("ada") == error)
    #expect(service.log.count == 2)
    await server.stop()
  }

  @Test func aHangingRequestCanBeCanceled() async throws {
    try service.setFault(.hang, of: "signup")
    for (number, client) in [server.client(), service.client()].enumerated() {
      let request = Task { await ending(of: "ada", by: client) }
      try await until { service.log.count == number + 1 }
      request.cancel()
      #expect(await request.value == "the request to localhost was canceled.")
    }
    await server.stop()
  }

  @Test func theFirstRequestStartsTheServer() async {
    let client = server.client()
    #expect(await server.address == nil)
    #expect(await ending(of: "ada", by: client).hasPrefix("200"))
    #expect(await server.address != nil)
    await server.stop()
  }

  @Test func severalFirstRequestsStartOneServer() async {
    let outcomes = await withTaskGroup { group in
      for number in 1...30 {
        group.addTask { await ending(of: "user\(number)", by: server.client()) }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(outcomes.count == 30)
    #expect(service.log.map(\.outcome) == Array(repeating: "200", count: 30))
    await server.stop()
  }

  @Test func aServerThatCannotStartIsUnreachable() async throws {
    let address = try await server.start()
    let second = SampleServer(service, port: UInt16(address.port ?? 0))
    let outcome = await ending(of: "ada", by: second.client())
    #expect(outcome.hasPrefix("localhost cannot be reached: port \(address.port ?? 0) is taken"))
    await server.stop()
  }

  @Test func stoppingInterruptsAPendingRequest() async throws {
    try service.setLatency(.seconds(1_000_000), of: "signup")
    let request = Task { await ending(of: "ada", by: server.client()) }
    try await until { service.log.count == 1 }
    await server.stop()
    let outcome = await request.value
    #expect(outcome == "the connection to localhost closed during the response.")
  }
}
