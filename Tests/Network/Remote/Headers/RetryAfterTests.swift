import PlatenRemote
import Testing

@Suite struct RetryAfterTests {
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
  func retryAfterAcceptsSecondsOrADate(value: String, duration: Duration?) {
    let headers: RemoteHeaders = [
      "retry-after": value, "DATE": "Wed, 21 Oct 2015 07:28:00 GMT",
    ]
    #expect(status(RemoteResponse(status: 503, headers: headers))?.retryAfter == duration)
  }
}
