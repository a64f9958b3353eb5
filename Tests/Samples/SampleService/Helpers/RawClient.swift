import FlyingSocks
import Foundation

@testable import SampleServiceServer

/// A client that sends arbitrary bytes, and returns every byte of the response.
struct RawClient {
  private let socket: AsyncSocket

  init(_ address: URL) async throws {
    let port = UInt16(address.port ?? 0)
    socket = try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: DispatchPool(), timeout: 60)
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// Closes the sending side of the connection, like a client that disconnects.
  func endSending() { shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) }

  /// Returns all bytes until the server closes the connection.
  func received() async throws -> String {
    var bytes: [UInt8] = []
    do {
      while true { bytes += try await socket.read(atMost: 4096) }
    } catch SocketError.disconnected {}
    return String(decoding: bytes, as: UTF8.self)
  }

  func close() throws { try socket.close() }
}

extension RawClient {
  /// Returns a server's response to a request, up to the close of the connection.
  static func answer(to request: String, from address: URL) async throws -> String {
    let client = try await RawClient(address)
    try await client.send(request)
    let answer = try await client.received()
    try client.close()
    return answer
  }

  /// Returns a server's response to a GET request for a target.
  static func answer(toGET target: String, from address: URL) async throws -> String {
    try await answer(to: "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n", from: address)
  }
}
