import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransportTests {
  private let transport = Transport(idleTime: 0.05)

  @Test func canceledTransfersLeaveNoConnection() async throws {
    let server = try RawServer { $0.waitForClose() }
    let request = try TransferRequest(to: server)
    let received = Locked(0)
    let cancels = (0..<200).map { _ in
      transport.start(request) { _ in received.withLock { $0 += 1 } }
    }
    cancels.forEach { $0() }
    #expect(await OpenConnections.end(to: server.port))
    #expect(received.value == 0)
    withExtendedLifetime(server) {}
  }

  @Test func aThreadEndsAfterItsLastTransferAndAnotherOneStarts() async throws {
    let server = try RawServer(sending: "HTTP/1.1 204 No Content\r\n\r\n")
    for _ in 0..<2 {
      let result = try await TransferResult(of: TransferRequest(to: server), transport)
      #expect(result.head?.status == 204)
      while transport.isRunning { await Task.yield() }
    }
  }
}
