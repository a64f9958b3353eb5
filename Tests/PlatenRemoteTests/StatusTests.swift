import Foundation
import PlatenRemote
import Testing

@Suite struct StatusTests {
  private func status(_ response: RemoteResponse) -> RemoteError.Status? {
    do throws(RemoteError) {
      _ = try response.served()
      return nil
    } catch {
      if case .status(let status) = error.kind { return status }
      return nil
    }
  }

  @Test(arguments: [200, 204, 299]) func aSuccessIsNoError(code: Int) {
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
  func theReasonIsReadFromJSON(body: String, reason: String?) {
    #expect(status(RemoteResponse(status: 500, json: body))?.reason == reason)
  }

  @Test func aReasonOfMegabytesIsCut() throws {
    let long = String(repeating: "x", count: 60_000)
    let cut = status(RemoteResponse(status: 500, json: #"{"reason":"\#(long)"}"#))
    #expect(cut?.reason == String(repeating: "x", count: 300) + "…")
    let tooLong = String(repeating: "x", count: 1_000_000)
    let unread = status(RemoteResponse(status: 500, json: #"{"reason":"\#(tooLong)"}"#))
    #expect(try #require(unread).reason == nil)
  }

  @Test(
    arguments: [
      ("17", .seconds(17)), (" 0 ", .zero), ("-1", nil), ("1.5", nil), ("", nil), ("soon", nil),
      ("99999999999999999999", .seconds(Int32.max)), ("１７", nil),
      ("Wed, 21 Oct 2015 07:28:17 GMT", .seconds(17)),
      ("Wednesday, 21-Oct-15 07:28:17 GMT", .seconds(17)),
      ("Wed Oct 21 07:28:17 2015", .seconds(17)),
      ("Wed Oct 21 07:28:17 999999999999", nil),
      ("Wed, 21 Oct 2015 07:27:00 GMT", .zero), ("Wed, 99 Oct 2015 07:28:17 GMT", nil),
    ] as [(String, Duration?)])
  func retryAfterIsSecondsOrADate(value: String, duration: Duration?) {
    let headers: RemoteHeaders = [
      "retry-after": value, "DATE": "Wed, 21 Oct 2015 07:28:00 GMT",
    ]
    #expect(status(RemoteResponse(status: 503, headers: headers))?.retryAfter == duration)
  }

  @Test func aRedirectSaysWhereItLeads() {
    let response = RemoteResponse(status: 302, headers: ["Location": "http://evil.example/?key=1"])
    #expect(
      status(response)?.reason
        == "it redirects to http://evil.example/, where it is not followed")
  }
}
