import Foundation

import Glibc

/// A connection of a `RawServer`, handled on a separate thread.
public final class Connection {
  private let socket: Int32
  /// The head of the request.
  public private(set) var head = ""
  private var isReset = false

  init(_ socket: Int32) { self.socket = socket }

  /// The first line of the request.
  public var requestLine: Substring { head.prefix { !$0.isNewline } }

  func serve(_ waitsForHead: Bool, _ handler: (Connection) -> Void) {
    if waitsForHead { receiveHead() }
    handler(self)
    finish()
    close(socket)
  }

  /// Ends the response, and reads what the client still sends, until it closes the connection.
  ///
  /// A connection that is closed with unread bytes is reset, and a reset discards the part of the
  /// response that the client has not read. A client that does not know yet that this connection
  /// ends can send its next request.
  private func finish() {
    if isReset { return }
    shutdown(socket, Int32(SHUT_WR))
    waitForClose()
  }

  /// Reads the head of the next request; returns `false` if the client closes the connection.
  @discardableResult public func receiveHead() -> Bool {
    head = ""
    while !head.contains("\r\n\r\n") {
      guard let bytes = read() else { return false }
      head += String(decoding: bytes, as: UTF8.self)
    }
    return true
  }

  /// Reads bytes of the client, including those that were read with the head, until they contain a
  /// text or the client closes the connection.
  public func receive(until end: String) -> String {
    var text = head
    while !text.contains(end), let bytes = read() { text += String(decoding: bytes, as: UTF8.self) }
    return text
  }

  /// Sends text, and returns whether the client still accepts it.
  @discardableResult public func send(_ text: String) -> Bool { send(bytes: Array(text.utf8)) }

  /// Sends bytes, and returns whether the client still accepts them.
  @discardableResult public func send(bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads at least the given number of bytes, unless the client closes the connection.
  @discardableResult public func receive(count: Int) -> String {
    var text: [UInt8] = []
    while text.count < count, let bytes = read() { text += bytes }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the body of the request, whose length the head declares.
  public func body() -> String {
    let length = head.firstMatch(of: /(?i)Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
    var body = head.range(of: "\r\n\r\n").map { String(head[$0.upperBound...]) } ?? ""
    while body.utf8.count < length, let bytes = read() {
      body += String(decoding: bytes, as: UTF8.self)
    }
    return body
  }

  /// Waits, without sending anything, until the client closes the connection.
  public func waitForClose() { while read() != nil {} }

  /// Makes closing the connection send a TCP reset.
  public func reset() {
    isReset = true
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Returns the next bytes, or `nil` at the end.
  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}
