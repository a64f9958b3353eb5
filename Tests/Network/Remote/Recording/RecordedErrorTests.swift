import Testing

@testable import PlatenRemote

@Suite struct RecordedErrorTests {
  @Test(
    arguments: [
      .unreachable("no route"), .timedOut(after: .milliseconds(1_500)), .tls("it has expired"),
      .tooLarge(limit: 10), .interrupted, .malformed, .cancelled, .invalidRequest("it is empty"),
      .decoding(path: "results[3].title", expected: "must be text"), .status(.init(503)),
      .status(.init(429, reason: "Too many", retryAfter: .seconds(17))),
    ] as [RemoteError.Kind])
  func aRecordedErrorIsReadBack(kind: RemoteError.Kind) {
    #expect(RemoteError.Kind(kind.answer) == kind)
  }

  @Test(arguments: ["nan", "-1", "1e300", "soon"])
  func anExtremeDurationIsMalformed(seconds: String) {
    #expect(RemoteError.Kind(["error": "timedOut", "seconds": seconds]) == .malformed)
  }

  @Test func aResponseWithoutAnErrorDecodesToNil() {
    #expect(RemoteError.Kind(["status": "200"]) == nil)
  }
}
