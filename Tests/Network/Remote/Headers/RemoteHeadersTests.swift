import PlatenRemote
import Testing

@Suite struct RemoteHeadersTests {
  @Test func headerNamesAreCaseInsensitive() {
    var headers: RemoteHeaders = ["Accept": "text/plain"]
    #expect(headers["aCCept"] == "text/plain")
    headers["ACCEPT"] = nil
    #expect(headers == [:])
  }

  @Test func theLaterOfTwoFieldsWithTheSameNameIsUsed() {
    let headers: RemoteHeaders = ["Accept": "text/plain", "accept": "application/json"]
    #expect(headers.fields == ["accept": "application/json"])
  }
}
