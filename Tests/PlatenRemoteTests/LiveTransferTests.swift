import Foundation
import PlatenReactive
import PlatenRemote
import PlatenTestSupport
import Testing

/// What happens while an answer comes.
@Suite struct LiveTransferTests {
  @Test func progressIsCountedAsItComes() async throws {
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

  @Test func cancellingTheTaskClosesTheConnection() async throws {
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

  @Test func cancellingTheSubscriptionClosesTheConnection() async throws {
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

  @Test func hundredsOfRequestsLeaveNoSocketBehind() async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n")
      if connection.requestLine.contains("half") { return }
      if connection.requestLine.contains("hang") { return connection.waitForClose() }
      connection.send("hi")
    }
    let client = RemoteClient.live(.ephemeral)
    _ = await Fault.of(server.request("first"), client)
    await withTaskGroup { group in
      for index in 0..<300 {
        let request = server.request(["whole", "half", "hang"][index % 3], "\(index)")
        group.addTask {
          let task = Task { await Fault.of(request, client) }
          if index % 3 == 2 || index % 10 == 0 { task.cancel() }
          _ = await task.value
        }
        if index % 20 == 19 { await group.waitForAll() }
      }
    }
    #expect(await OpenConnections.end(to: server.port))
    withExtendedLifetime(server) {}
  }
}
