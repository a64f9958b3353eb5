import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct ResponseHandlersTests {
  @Test(arguments: [true, false])
  func hundredsOfRequestsLeaveNoOpenSockets(isDefault: Bool) async throws {
    let server = try RawServer { connection in
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n")
      if connection.requestLine.contains("half") { return }
      if connection.requestLine.contains("hang") { return connection.waitForClose() }
      connection.send("hi")
    }
    let client = isDefault ? RemoteClient.live : .live(.ephemeral)
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
