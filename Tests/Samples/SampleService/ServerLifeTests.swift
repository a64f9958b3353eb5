import Foundation
import SampleService
import SampleServiceServer
import Testing

/// Tests that a server starts and stops, and releases its resources.
@Suite(.serialized) struct ServerLifeTests {
  private let service = SampleService()

  @Test func startingTwiceStartsOneServer() async throws {
    let server = SampleServer(service)
    async let (first, second) = (server.start(), server.start())
    let addresses = try await (first, second)
    #expect(addresses.0 == addresses.1)
    #expect(try await server.start() == addresses.0)
    await server.stop()
  }

  @Test func aRunningServerHasAnAddress() async throws {
    let server = SampleServer(service)
    #expect(await server.address == nil)
    let address = try await server.start()
    #expect(await server.address == address)
    await server.stop()
    #expect(await server.address == nil)
    await server.stop()
  }

  @Test func aStoppedServerCanStartAgain() async throws {
    let server = SampleServer(service)
    try await server.start()
    await server.stop()
    let address = try await server.start()
    #expect(try await RawClient.answer(toGET: "/", from: address).hasPrefix("HTTP/1.1 404 "))
    await server.stop()
  }

  @Test func aStoppedServerIsUnreachable() async throws {
    let server = SampleServer(service)
    let address = try await server.start()
    await server.stop()
    await #expect(throws: (any Error).self) { try await RawClient(address) }
  }

  @Test func aPortThatIsTakenIsReported() async throws {
    try await served(service) { _, address in
      let port = UInt16(address.port ?? 0)
      let second = SampleServer(service, port: port)
      let error = await #expect(throws: StartError.self) { try await second.start() }
      #expect(
        error?.description == "port \(port) is taken; name another, or 0 for one that is free")
      #expect(await second.address == nil)
    }
  }

  @Test(arguments: [SampleService.Fault.hang, nil])
  func stoppingCancelsAPendingResponse(fault: SampleService.Fault?) async throws {
    try service.setFault(fault, of: "signup")
    try service.setLatency(fault == nil ? .seconds(1_000_000) : .zero, of: "signup")
    let server = SampleServer(service)
    let client = try await RawClient(try await server.start())
    try await client.send("GET /isUserNameAvailable HTTP/1.1\r\n\r\n")
    try await until { service.log.count == 1 }
    await server.stop()
    #expect(try await client.received() == "")
    try client.close()
  }

  @Test func aHangingRequestEndsWhenItsClientDisconnects() async throws {
    try service.setFault(.hang, of: "signup")
    try await served(service) { _, address in
      let client = try await RawClient(address)
      try await client.send("GET /isUserNameAvailable HTTP/1.1\r\n\r\n")
      try await until { service.log.count == 1 }
      client.endSending()
      let answer = try await client.received()
      #expect(answer == "")
      try client.close()
    }
  }

  @Test func aStoppedServerLeavesNoDescriptorBehind() async throws {
    let (before, rounds) = (try descriptors(), 40)
    for _ in 1...rounds {
      try await served(service) { _, address in
        _ = try await RawClient.answer(toGET: "/", from: address)
        let idle = try await RawClient(address)
        try await idle.send("GET / HT")
        try idle.close()
      }
    }
    // Other tests open descriptors at the same time.
    try await until { try descriptors() < before + rounds / 2 }
  }

  @Test func releasingAServerStopsIt() async throws {
    var server: SampleServer? = SampleServer(service)
    let address = try #require(try await server?.start())
    server = nil
    try await until {
      do { try await RawClient(address).close() } catch { return true }
      return false
    }
    #expect(server == nil)
  }
}

/// Returns the number of open descriptors of this process.
private func descriptors() throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
}
