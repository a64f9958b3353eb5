import Foundation
import PlatenTestSupport
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

  @Test func fieldsWithTheSameNameAreJoined() {
    var head = ResponseHead(statusLine: "HTTP/1.1 200 OK")
    for line in ["A: 1", "B: 2", "a: 3"] { head?.add(line: line) }
    #expect(head?.value(of: "A") == "1, 3")
    #expect(head?.values == ["a": "1, 3", "b": "2"])
  }

  @Test(arguments: [false, true])
  func theCostOfFieldsIsLinear(haveSameName: Bool) {
    let ratio = growth(from: 1_000) { count in
      var head = ResponseHead(statusLine: "HTTP/1.1 200 OK")
      for number in 0..<count { head?.add(line: "X-\(haveSameName ? 0 : number): \(number)") }
      for (name, _) in head?.fields ?? [] where head?.value(of: name) == nil {
        Issue.record("no value of \(name)")
      }
    }
    #expect(ratio < 8)
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
