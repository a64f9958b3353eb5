import PlatenTestSupport

/// A random behavior of a server.
struct RandomResponse {
  enum Step {
    case send([UInt8])
    case receiveHead
    case reset
    case waitForClose
  }

  private(set) var steps: [Step] = []
  /// The body that the client must receive; `nil` if the response can be invalid.
  private(set) var body: [UInt8]?

  /// Creates a behavior. Half of the responses are valid.
  init(using random: inout SeededGenerator) {
    if Bool.random(using: &random) {
      steps = [.receiveHead]
      addValidResponse(using: &random)
    } else {
      addFaults(using: &random)
    }
  }

  /// Whether the client must time out.
  var hangs: Bool {
    steps.contains { if case .waitForClose = $0 { true } else { false } }
  }

  func perform(on connection: Connection) {
    for step in steps {
      switch step {
      case .send(let bytes): connection.send(bytes: bytes)
      case .receiveHead: connection.receiveHead()
      case .reset: connection.reset()
      case .waitForClose: connection.waitForClose()
      }
    }
  }

  // MARK: Valid responses

  private mutating func addValidResponse(using random: inout SeededGenerator) {
    let body = (0..<Int.random(in: 0...3000, using: &random)).map { UInt8(truncatingIfNeeded: $0) }
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      bytes += Array("HTTP/1.1 103 Early Hints\r\nX: 1\r\n\r\n".utf8)
    }
    bytes += Array("HTTP/1.1 200 OK\r\n".utf8)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: bytes += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    case 1: bytes += Array("Connection: close\r\n\r\n".utf8) + body
    default: bytes += Array("Transfer-Encoding: chunked\r\n\r\n".utf8) + chunks(body, &random)
    }
    self.body = body
    addPieces(of: bytes, using: &random)
  }

  private func chunks(_ body: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var (rest, result) = (body[...], [UInt8]())
    while !rest.isEmpty {
      let chunk = rest.prefix(Int.random(in: 1...1000, using: &random))
      result += Array("\(String(chunk.count, radix: 16))\r\n".utf8) + chunk + Array("\r\n".utf8)
      rest = rest.dropFirst(chunk.count)
    }
    return result + Array("0\r\n\r\n".utf8)
  }

  private mutating func addPieces(of bytes: [UInt8], using random: inout SeededGenerator) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let piece = rest.prefix(Int.random(in: 1...2000, using: &random))
      steps.append(.send(Array(piece)))
      rest = rest.dropFirst(piece.count)
    }
  }

  // MARK: Faults

  private static let pieces = [
    "HTTP/1.1 ", "HTTP/2 ", "HTTP/1.0 200 OK\r\n", "200", "101", "100", " OK", "\r\n", "\r\n\r\n",
    "Content-Length: ", "5", "-1", "Transfer-Encoding: chunked\r\n", "3\r\nabc\r\n", "0\r\n\r\n",
    "zz", "\0", "Location: /\r\n", "Content-Encoding: gzip\r\n", "Content-Encoding: br\r\n",
    "hello",
    "999999999999999999999", "HTTP/1.1 200 OK\r\n", "Set-Cookie: a=\u{1F600}\r\n", "Connection: ",
    "Upgrade: h2c\r\n", "Alt-Svc: h3=\":1\"\r\n", "WWW-Authenticate: Basic realm=\"\r\n", " : \r\n",
  ]

  private mutating func addFaults(using random: inout SeededGenerator) {
    if Bool.random(using: &random) { steps.append(.receiveHead) }
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let text = Self.pieces.randomElement(using: &random) ?? ""
      let noise = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      steps.append(.send(Int.random(in: 0..<8, using: &random) == 0 ? noise : Array(text.utf8)))
    }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: steps.append(.waitForClose)
    case 1, 2: steps.append(.reset)
    default: break
    }
  }
}
