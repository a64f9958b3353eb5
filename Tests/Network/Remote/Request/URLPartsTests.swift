import Testing

@testable import PlatenRemote

@Suite struct URLPartsTests {
  @Test func aURLIsSplitIntoItsComponents() {
    let parts = URLParts("https://ada@h:80/a/b?q=1?2#part")
    #expect(parts.scheme == "https")
    #expect(parts.hasUser)
    #expect(parts.host == "h:80")
    #expect(parts.hostName == "h")
    #expect(parts.port == "80")
    #expect(parts.path == "/a/b")
    #expect(parts.query == "q=1?2")
    #expect(parts.start == "https://ada@h:80")
  }

  @Test func aColonInBracketsDoesNotBeginAPort() {
    #expect(URLParts("http://[::1]/a").port == nil)
    #expect(URLParts("http://[::1]/a").hostName == "[::1]")
    #expect(URLParts("http://[::1]:80").port == "80")
  }

  @Test func missingComponentsAreNil() {
    let parts = URLParts("names")
    #expect(parts.scheme == nil && parts.query == nil && !parts.hasUser)
    #expect(parts.host == "names" && parts.path == "")
  }
}
