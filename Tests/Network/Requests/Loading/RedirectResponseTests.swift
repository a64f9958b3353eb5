import Foundation
import FoundationNetworking
import Testing

@testable import PlatenRequests

@Suite struct RedirectResponseTests {
  @Test func theBodyIsLimited() throws {
    let url = try #require(URL(string: "http://localhost/old"))
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 302, httpVersion: nil, headerFields: nil))
    let redirect = RedirectResponse(response, next: URLRequest(url: url))
    redirect.receive(Data("moved".utf8))
    #expect(redirect.body == Data("moved".utf8))
    for _ in 0..<4 { redirect.receive(Data(count: 1 << 19)) }
    #expect(redirect.body.count == 5 + (2 << 19))
  }
}
