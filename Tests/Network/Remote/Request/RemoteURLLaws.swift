import Foundation
import PlatenRemote
import PlatenTestSupport
import Testing

@Suite struct RemoteURLLaws {
  private static let hard = [
    "", ".", "..", "...", "/", "//evil.example", "../../admin", "?", "#", "&", "=", "%", "%2F",
    "%2e%2e", "@", "user:pw@evil.example", ":", ":80", "\\", "\n", "\r\nHost: evil", "\0", " ", "+",
    ";", "é", "e\u{301}", "👩‍👩‍👧", "\u{202E}", "\u{FFFF}", "[::1]", "http://evil.example",
  ]

  @Test(arguments: Seeds.first(500))
  func encodedSegmentsDecodeToThemselves(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<4).map { _ in Self.name(&random) }
    let url = RemoteURL(
      "https://api.example:8080/v1", path: Array(names[..<2]), query: [names[2]: names[3]])
    let parsed = try url.url()
    #expect(parsed.host() == "api.example")
    #expect(parsed.port == 8080)
    #expect(parsed.fragment() == nil)
    #expect(parsed.user() == nil)
    let path = parsed.path(percentEncoded: true).split(
      separator: "/", omittingEmptySubsequences: false)
    #expect(path.dropFirst(2).map { $0.removingPercentEncoding } == Array(names[..<2]))
    #expect(url.path == ["v1"] + names[..<2])
    #expect(url.query.items == [URLQueryItem(name: names[2], value: names[3])])
    #expect(parsed.standardized.path(percentEncoded: true).contains("/v1/"))
  }

  private static func name(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Bool.random(using: &random)
        ? hard.randomElement(using: &random) ?? ""
        : String(Unicode.Scalar(UInt32.random(in: 0..<0xD800, using: &random)) ?? "x")
    }
    .joined()
  }
}
