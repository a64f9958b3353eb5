import PlatenRemote

/// Errors of requests to a real server.
enum Fault {
  /// Returns the error of a request to a server that sends some bytes and closes the connection.
  static func ofServer(sending answer: String) async throws -> RemoteError? {
    let server = try RawServer(sending: answer)
    defer { withExtendedLifetime(server) {} }
    return await of(server.request())
  }

  static func of(_ request: RemoteRequest, _ client: RemoteClient = .live) async -> RemoteError? {
    do throws(RemoteError) {
      _ = try await client.response(for: request)
      return nil
    } catch {
      return error
    }
  }
}
