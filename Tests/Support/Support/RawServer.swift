import Foundation

import Glibc
private let streamSocket = Int32(SOCK_STREAM.rawValue)

/// A server on a free local port that sends the bytes that a test specifies.
///
/// It uses plain sockets and threads, so that it can violate the protocol in any way.
public final class RawServer: Sendable {
  private let socket: Int32
  /// The port on which the server listens.
  public let port: UInt16

  /// Starts to listen, and runs a handler for each connection.
  ///
  /// - Parameter waitsForHead: Whether the server reads the request's head before it calls the
  ///   handler.
  public init(
    waitsForHead: Bool = true, _ handler: @escaping @Sendable (Connection) -> Void
  ) throws {
    socket = Self.listeningSocket()
    port = Self.port(of: socket)
    if port == 0 { throw CannotListen() }
    let socket = socket
    Thread {
      while true {
        let accepted = accept(socket, nil, nil)
        // Only this loop closes the socket: if its descriptor were reused by the next server, the
        // loop would accept that server's connections.
        guard accepted >= 0 else {
          close(socket)
          return
        }
        Thread { Connection(accepted).serve(waitsForHead, handler) }.start()
      }
    }.start()
  }

  /// Creates a server that sends some bytes and closes the connection.
  public convenience init(sending answer: String) throws { try self.init { $0.send(answer) } }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  private static func listeningSocket() -> Int32 {
    let socket = Self.newSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = bind(socket, pointer, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    listen(socket, 100)
    return socket
  }

  private static func newSocket() -> Int32 {
    Glibc.socket(AF_INET, streamSocket, 0)
  }

  private static func port(of socket: Int32) -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        _ = getsockname(socket, pointer, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// The reason why a server cannot start: no local port is free.
private struct CannotListen: Error {}
