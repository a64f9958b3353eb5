import PlatenRemote
import Testing

@Suite struct RemoteErrorStatusTests {
  @Test(arguments: [(499, false), (500, true), (599, true), (600, false)])
  func codesFrom500To599AreServerErrors(code: Int, expected: Bool) {
    #expect(RemoteError.Status(code).isServerError == expected)
  }

  @Test func theDescriptionContainsTheReasonIfAny() {
    #expect("\(RemoteError.Status(400, reason: "Too short."))" == "400: Too short.")
    #expect("\(RemoteError.Status(503))" == "with the status 503")
  }
}
