import Foundation
import PlatenTestSupport
import Testing

@testable import PlatenTransport

import FoundationNetworking

@Suite struct CookieJarTests {
  private let jar: CookieJar
  private let url = URL(string: "http://h.example/a/b")!

  init() throws { jar = try #require(CookieJar(.ephemeral)) }

  private func store(_ values: String...) {
    var head = ResponseHead(statusLine: "HTTP/1.1 200 OK")!
    for value in values { head.add(line: "Set-Cookie: \(value)") }
    jar.store(head.fields, from: url)
  }

  private func field(_ url: String) throws -> String? {
    jar.field(for: try #require(URL(string: url)))
  }

  @Test func aCookieIsSentToItsHostOnly() throws {
    store("id=7; Path=/", "mode=dark; Expires=Wed, 21 Oct 2999 07:28:00 GMT; Path=/")
    #expect(try field("http://h.example/") == "id=7; mode=dark")
    #expect(try field("http://other.example/") == nil)
    #expect(try field("http://evil-h.example/") == nil)
  }

  @Test func aSecureCookieIsNotSentInPlainText() throws {
    store("id=7; Path=/; Secure")
    #expect(try field("http://h.example/") == nil)
    #expect(try field("https://h.example/") == "id=7")
  }

  @Test func aCookieIsSentOnlyBelowItsPath() throws {
    store("id=7; Path=/a", "deep=1; Path=/a/b")
    #expect(try field("http://h.example/a") == "id=7")
    #expect(try field("http://h.example/a/b/c") == "deep=1; id=7")
    #expect(try field("http://h.example/ab") == nil)
  }

  @Test func anExpiredCookieIsRemoved() throws {
    store("id=7; Path=/")
    store("id=7; Path=/; Expires=Wed, 21 Oct 2015 07:28:00 GMT")
    #expect(try field("http://h.example/") == nil)
  }

  @Test func hostileFieldsNeverCrash() throws {
    let pieces = [
      "id", "=", ";", ",", " ", "\u{1F600}", "e\u{301}", "\0", "Path", "Domain", ".", "Expires",
      "Max-Age", "99999999999999999999", "-1", "\"", "/", "Port", "Version", "1", "Secure", "%",
    ]
    for seed in Seeds.first(2_000) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 0...12, using: &random)
      // A storage with many cookies is slow.
      let tests = try Self()
      tests.store((0..<count).map { _ in pieces.randomElement(using: &random)! }.joined())
      _ = tests.jar.field(for: url)
    }
  }
}
