import Foundation
import Testing

@testable import PlatenTransport

@Suite struct ResponseHeadTests {
  @Test(arguments: ["", "HTTP/1.1", "HTTP/1.1 abc", "SSH-2.0 200 OK"])
  func aLineThatIsNotAStatusLineIsRejected(line: String) {
    #expect(ResponseHead(statusLine: line) == nil)
  }

  @Test func fieldNamesAreCaseInsensitiveAndValuesAreTrimmed() {
    var head = ResponseHead(statusLine: "HTTP/2 404")
    head?.add(line: "Content-Type:  text/plain ")
    head?.add(line: "no field")
    #expect(head?.status == 404)
    #expect(head?.value(of: "content-type") == "text/plain")
    #expect(head?.fields.count == 1)
    #expect(head?.value(of: "Location") == nil)
  }

  @Test(arguments: [
    ("http://a.example/1", true), ("HTTP://A.example:80", true), ("https://a.example", false),
    ("http://a.example:81", false), ("http://b.example", false),
    ("http://a.example@b.example/", false),
  ])
  func theOriginConsistsOfSchemeHostAndPort(text: String, isSame: Bool) throws {
    let origin = try #require(URL(string: "http://a.example/"))
    #expect(try #require(URL(string: text)).hasSameOrigin(as: origin) == isSame)
  }
}
