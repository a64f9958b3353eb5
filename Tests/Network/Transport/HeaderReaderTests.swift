import Testing

@testable import PlatenTransport

@Suite struct HeaderReaderTests {
  /// Reads lines, and returns the head of the response.
  private func read(_ lines: String..., by reader: inout HeaderReader) throws -> ResponseHead? {
    var head: ResponseHead?
    for line in lines + [""] {
      let bytes = Array("\(line)\r\n".utf8)
      head = try bytes.withUnsafeBytes { try reader.read($0) }
    }
    return head
  }

  @Test func anInformationalResponsePrecedesTheResponse() throws {
    var reader = HeaderReader(expectsChallenge: false)
    #expect(try read("HTTP/1.1 100 Continue", by: &reader) == nil)
    #expect(!reader.isComplete)
    let head = try read("HTTP/1.1 200 OK", "X-A: b", by: &reader)
    #expect(head?.status == 200)
    #expect(head?.value(of: "x-a") == "b")
    #expect(reader.isComplete)
    #expect(try read("Trailer: c", by: &reader) == nil)
  }

  @Test func aChallengeIsTheResponseIfNoOtherFollows() throws {
    var reader = HeaderReader(expectsChallenge: true)
    #expect(try read("HTTP/1.1 401 Unauthorized", by: &reader) == nil)
    #expect(reader.takeChallenge()?.status == 401)
    #expect(reader.isComplete)
    #expect(reader.takeChallenge() == nil)
  }

  @Test func anAnsweredChallengeIsNotTheResponse() throws {
    var reader = HeaderReader(expectsChallenge: true)
    #expect(try read("HTTP/1.1 401 Unauthorized", by: &reader) == nil)
    #expect(try read("HTTP/1.1 200 OK", by: &reader)?.status == 200)
    #expect(reader.takeChallenge() == nil)
  }

  @Test func aHeaderMustHaveAValidLengthAndALimitedSize() {
    var reader = HeaderReader(expectsChallenge: false)
    #expect(throws: TransferError.self) {
      try read("HTTP/1.1 200 OK", "Content-Length: -1", by: &reader)
    }
    #expect(throws: TransferError.self) {
      let field = "X-A: " + String(repeating: "a", count: 1 << 16)
      for _ in 0..<5 { _ = try read("HTTP/1.1 200 OK", field, by: &reader) }
    }
  }
}
