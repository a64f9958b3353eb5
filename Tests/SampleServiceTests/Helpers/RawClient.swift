import FlyingSocks
import Foundation

@testable import SampleServiceServer

/// A client that sends what it is told, and shows every byte that comes back.
struct RawClient {
  private let socket: AsyncSocket

  init(_ address: URL) async throws {
    let port = UInt16(address.port ?? 0)
    socket = try await AsyncSocket.connected(
      to: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), pool: DispatchPool(), timeout: 60)
  }

  func send(_ text: String) async throws { try await socket.write(Data(text.utf8)) }

  /// Tells the server that nothing more will be sent, as a client does that goes away.
  func endSending() { shutdown(socket.socket.file.rawValue, Int32(SHUT_WR)) }

  /// All that comes until the server closes the connection.
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
  /// What a server answers to one request, until it closes the connection.
  static func answer(to request: String, from address: URL) async throws -> String {
    let client = try await RawClient(address)
    try await client.send(request)
    let answer = try await client.received()
    try client.close()
    return answer
  }

  /// What a server answers when it is asked for a target.
  static func answer(toGET target: String, from address: URL) async throws -> String {
    try await answer(to: "GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n", from: address)
  }
}
