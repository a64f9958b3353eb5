import Foundation
import PlatenReactive
import PlatenRemote
import PlatenTestSupport
import Testing

/// Tests of errors and progress while a response arrives.
@Suite struct ResponseHandlerTests {
  @Test func progressIsReportedAsBytesArrive() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000\r\n\r\n")
      for _ in 0..<3 { connection.send(String(repeating: "x", count: 1000)) }
    }
    var progress: [RemoteProgress] = []
    for try await event in RemoteClient.live.events(for: server.request()).values {
      if case .progress(let part) = event { progress.append(part) }
    }
    #expect(progress.allSatisfy { $0.expected == 3000 })
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0.received < $1.received })
    #expect(progress.last?.fraction == 1)
    withExtendedLifetime(server) {}
  }

  @Test func cancelingTheTaskClosesTheConnection() async throws {
    let (hasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000\r\n\r\nhello")
      begin.finish()
      connection.waitForClose()
      close.finish()
    }
    let request = server.request()
    let task = Task { await Fault.of(request) }
    for await _ in hasBegun {}
    task.cancel()
    #expect(await task.value?.kind == .cancelled)
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }

  @Test func cancelingTheSubscriptionClosesTheConnection() async throws {
    let (isClosed, close) = AsyncStream.makeStream(of: Void.self)
    let server = try RawServer { connection in
      connection.waitForClose()
      close.finish()
    }
    let subscription = RemoteClient.live.responsePublisher(for: server.request())
      .sink { _ in
        Issue.record("ended")
      } receiveValue: { _ in
        Issue.record("answered")
      }
    subscription.cancel()
    let (hasBegun, begin) = AsyncStream.makeStream(of: Void.self)
    let again = RemoteClient.live.events(for: server.request())
      .sink { _ in
      } receiveValue: { _ in
        begin.finish()
      }
    DispatchQueue.global().async { begin.finish() }
    for await _ in hasBegun {}
    again.cancel()
    for await _ in isClosed {}
    withExtendedLifetime(server) {}
  }
}
