import Foundation
import PlatenRemote
import Testing

@Suite struct RemoteRequestTests {
  private let client = RemoteClient { _ in
    Issue.record("asked")
    return .never
  }

  @Test(arguments: [
    (
      RemoteRequest(.get, at: "names"),
      "the request cannot be sent: \"names\" does not begin with http:// or https://."
    ),
    (
      RemoteRequest(.get, at: "http://h", headers: ["A\r\nB": "c"]),
      "the request cannot be sent: \"a␍␊b\" is not a valid header field name."
    ),
    (
      RemoteRequest(.get, at: "http://h", headers: ["A": "b\r\nC: d"]),
      "the request cannot be sent: the header field \"a\" contains a control character."
    ),
    (
      RemoteRequest(.get, at: "http://h", body: Data()),
      "the request cannot be sent: GET has no body."
    ),
  ])
  func anInvalidRequestIsNeverSent(request: RemoteRequest, why: String) async {
    #expect(await Fault.of(request, client)?.description == why)
  }
}
