import Foundation
import FoundationNetworking
import Testing

@testable import PlatenRequests

@Suite struct URLRequestNameTests {
  @Test(arguments: [
    ("https://h:1/users/ada", "GET /users/ada"), ("https://h", "GET /"),
    ("https://h/a%2Fb/?q=%C3%A9&api_key=1&new", "GET /a/b/?q=é&api_key=•••&new"),
  ])
  func aNameConsistsOfMethodPathAndQuery(address: String, name: String) throws {
    let request = URLRequest(url: try #require(URL(string: address)))
    #expect(request.name == name)
  }
}
