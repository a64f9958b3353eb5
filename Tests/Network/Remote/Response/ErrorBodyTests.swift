import PlatenRemote
import Testing

@Suite struct ErrorBodyTests {
  @Test(arguments: [200, 204, 299]) func aSuccessIsNotAnError(code: Int) {
    #expect(status(RemoteResponse(status: code)) == nil)
  }

  @Test(arguments: [
    (#"{"error":true,"reason":"Too short"}"#, "Too short"),
    (#"{"message":"Not Found","documentation_url":"x"}"#, "Not Found"),
    (#"{"status_code":7,"status_message":"Invalid API key.","success":false}"#, "Invalid API key."),
    (#"{"status_message":"second","message":"first"}"#, "first"),
    (#"{"reason":17,"message":" is a number "}"#, "is a number"),
    (#"{"reason":"\u001b[2J\n"}"#, "␛[2J"), (#"{"reason":""}"#, nil), (#"{"reason":null}"#, nil),
    ("[]", nil), ("", nil), ("Internal error", nil),
  ])
  func theReasonIsParsedFromJSON(body: String, reason: String?) {
    #expect(status(RemoteResponse(status: 500, json: body))?.reason == reason)
  }

  @Test func aLongReasonIsTruncated() throws {
    let long = String(repeating: "x", count: 60_000)
    let cut = status(RemoteResponse(status: 500, json: #"{"reason":"\#(long)"}"#))
    #expect(cut?.reason == String(repeating: "x", count: 300) + "…")
    let tooLong = String(repeating: "x", count: 1_000_000)
    let unread = status(RemoteResponse(status: 500, json: #"{"reason":"\#(tooLong)"}"#))
    #expect(try #require(unread).reason == nil)
  }

  @Test func aRedirectErrorNamesItsTarget() {
    let response = RemoteResponse(status: 302, headers: ["Location": "http://evil.example/?key=1"])
    #expect(
      status(response)?.reason
        == "a redirect to http://evil.example/, which is not followed")
  }
}
