import Foundation
import PlatenRemote
import Testing

@Suite struct RemoteURLTests {
  @Test func componentsAreFullyEncoded() {
    let url = RemoteURL(
      "https://api.example.com/3", path: ["movie", "a/b"], query: ["q": "1 & 2", "q": ""])
    #expect(url.text == "https://api.example.com/3/movie/a%2Fb?q=1%20%26%202&q=")
    #expect(url.path == ["3", "movie", "a/b"])
    #expect(url.query["q"] == "1 & 2")
    #expect(url.host == "api.example.com")
  }

  @Test(arguments: [
    ("https://h", "https://h/a?b=c"), ("https://h/", "https://h/a?b=c"),
    ("https://h/x/", "https://h/x/a?b=c"), ("https://h?k=1", "https://h/a?k=1&b=c"),
    ("https://h/x?k=1#part", "https://h/x/a?k=1&b=c"), ("http://[::1]:80", "http://[::1]:80/a?b=c"),
  ])
  func pathsAreAppendedToTheBase(base: String, text: String) throws {
    let url = RemoteURL(base, path: ["a"], query: ["b": "c"])
    #expect(url.text == text)
    #expect(try url.url().absoluteString == text)
  }

  @Test func aValidURLIsUnchanged() throws {
    let url = try #require(URL(string: "https://h:8080/a%2Fb/c+d?q=a+b;c&d"))
    #expect(RemoteURL(url).text == url.absoluteString)
    #expect(RemoteURL(url).path == ["a/b", "c+d"])
    #expect(RemoteURL(url).query.items.map(\.value) == ["a+b;c", nil])
  }

  @Test(arguments: [
    ("", "\"\" does not begin with http:// or https://"),
    ("names.example", "\"names.example\" does not begin with http:// or https://"),
    ("ftp://h", "\"ftp://h\" does not begin with http:// or https://"),
    ("file:///etc", "\"file:///etc\" does not begin with http:// or https://"),
    ("http://", "\"http://\" has no host"), ("http:///path", "\"http:///path\" has no host"),
    ("http://:80", "\"http://:80\" has no host"),
    ("http://user:secret@h", "a URL must not contain a user name; send it in a header"),
    ("http://h:99999", "\"http://h:99999\" has a port that is not between 0 and 65535"),
    ("http://h:", "\"http://h:\" has a port that is not between 0 and 65535"),
    ("http://h:+80", "\"http://h:+80\" has a port that is not between 0 and 65535"),
    ("http://\u{212A}", "\"http://\u{212A}\" has invalid characters in its host"),
    ("http://a b", "\"http://a b\" has invalid characters in its host"),
    (
      "http://müller.example", "\"http://müller.example\" has invalid characters in its host"
    ),
    ("http://h/a b", "\"http://h/a b\" contains characters that must be percent-encoded"),
    ("http://h/%zz", "\"http://h/%zz\" contains characters that must be percent-encoded"),
    ("http://h/[x]", "\"http://h/[x]\" contains characters that must be percent-encoded"),
    ("http://h/\u{1B}[2J", "\"http://h/␛[2J\" contains characters that must be percent-encoded"),
  ])
  func anInvalidBaseIsReportedWithItsReason(base: String, why: String) {
    #expect(throws: RemoteError(.invalidRequest(why))) { try RemoteURL(base).url() }
  }

  @Test func theDescriptionContainsNoSecret() {
    let url = RemoteURL("http://ada:secret@h/a", query: ["api_key": "secret"])
    #expect(url.description == "http://h/a")
    #expect(url.host == "h")
    #expect(RemoteRequest(.post, url).description == "POST http://h/a")
  }
}
