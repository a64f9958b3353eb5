import Foundation
import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

@Suite struct TransferLoopTests {
  @Test func aSlowReceiverPausesTheTransferAndLosesNothing() throws {
    let size = 4 * EventDelivery.capacity
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
      connection.send(bytes: (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) })
    }
    let gate = DispatchSemaphore(value: 0)
    let (body, hasEnded, resumes) = (Locked(Data()), Locked(false), Locked(0))
    let events = EventDelivery { event, done in
      defer { done() }
      switch event {
      case .head: gate.wait()
      case .sent: break
      case .data(let data): body.withLock { $0 += data }
      case .end: hasEnded.value = true
      }
    } resume: {
      resumes.withLock { $0 += 1 }
    }
    guard let loop = TransferLoop() else { throw OutOfMemory() }
    let request = try TransferRequest(to: server)
    guard let transfer = Transfer(1, request, events, resume: {}) else { throw OutOfMemory() }
    loop.perform(.start(transfer))
    while !transfer.deadline.isPaused {
      loop.transferData()
      loop.wait(atMost: 1)
    }
    #expect(body.value.isEmpty)
    gate.signal()
    while !hasEnded.value {
      if resumes.withLock({ count in
        defer { count = 0 }; return count
      }) > 0 {
        loop.perform(.resume(1))
      }
      loop.transferData()
      loop.wait(atMost: 0.001)
    }
    #expect(body.value.elementsEqual((0..<size).lazy.map { UInt8(truncatingIfNeeded: $0 / 7) }))
    #expect(loop.isIdle)
  }

  @Test func aDeadlineEndsOnlyItsOwnTransfer() throws {
    let server = try RawServer { $0.waitForClose() }
    let ended = Locked<[Int]>([])
    guard let loop = TransferLoop() else { throw OutOfMemory() }
    for (id, timeout) in [(1, 60.0), (2, 0.05), (3, 60.0)] {
      let events = EventDelivery { _, done in
        ended.withLock { $0.append(id) }
        done()
      } resume: {
      }
      let request = try TransferRequest(to: server, timeout: timeout)
      guard let transfer = Transfer(id, request, events, resume: {}) else { throw OutOfMemory() }
      loop.perform(.start(transfer))
    }
    while ended.value.isEmpty {
      loop.transferData()
      loop.wait(atMost: 1)
    }
    #expect(ended.value == [2])
    for id in 1...3 { loop.perform(.cancel(id)) }
    #expect(loop.isIdle)
    withExtendedLifetime(server) {}
  }
}

/// The error of libcurl if it cannot create a handle.
private struct OutOfMemory: Error {}
