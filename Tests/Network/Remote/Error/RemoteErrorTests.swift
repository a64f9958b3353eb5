import PlatenRemote
import Testing

@Suite struct RemoteErrorTests {
  @Test(
    arguments: [
      (.unreachable("no route"), "h cannot be reached: no route."),
      (.timedOut(after: .milliseconds(1500)), "h did not respond within 1.5s."),
      (.tls("it has expired"), "cannot connect securely to h: it has expired."),
      (.status(.init(503)), "h answered with the status 503."),
      (.status(.init(400, reason: "Too short.")), "h answered 400: Too short."),
      (
        .decoding(path: "results[3].title", expected: "must be text"),
        "h sent data in an unexpected format: results[3].title must be text."
      ),
      (.tooLarge(limit: 10), "h sent more than 10 bytes."),
      (.interrupted, "the connection to h closed during the response."),
      (.malformed, "h did not send an HTTP response."),
      (.cancelled, "the request to h was canceled."),
      (.invalidRequest("it is empty"), "the request cannot be sent: it is empty."),
    ] as [(RemoteError.Kind, String)])
  func theDescriptionOfAnErrorIsASentence(kind: RemoteError.Kind, sentence: String) {
    #expect(RemoteError(kind, host: "h").description == sentence)
  }
}
