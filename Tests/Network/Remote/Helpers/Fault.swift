import Foundation
import PlatenRemote
import PlatenTestSupport
import Testing

import FoundationNetworking

/// Errors of requests to a real server.
enum Fault {
  /// Returns the error of a request to a server that sends some bytes and closes the connection.
  static func ofServer(sending answer: String) async throws -> RemoteError? {
    let server = try RawServer(sending: answer)
    defer { withExtendedLifetime(server) {} }
    return await of(server.request())
  }

  /// Returns the error of a request, which must be the same for both kinds of live clients.
  static func of(_ request: RemoteRequest) async -> RemoteError? {
    let error = await of(request, .live)
    let other = await of(request, .live(.ephemeral))
    #expect(error == other)
    return error
  }

  /// Returns the error of a request that a client sends.
  static func of(_ request: RemoteRequest, _ client: RemoteClient) async -> RemoteError? {
    do throws(RemoteError) {
      _ = try await client.response(for: request)
      return nil
    } catch {
      return error
    }
  }
}

extension RemoteClient {
  /// A live client that waits an hour for each byte, because a busy machine can be slow.
  static var patient: RemoteClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 3600
    return .live(configuration)
  }
}

extension RawServer {
  /// Creates a request to this server.
  func request(_ path: String..., maximumBytes: Int = 16 << 20) -> RemoteRequest {
    RemoteRequest(.get, at: "http://127.0.0.1:\(port)", path: path, maximumBytes: maximumBytes)
  }
}
