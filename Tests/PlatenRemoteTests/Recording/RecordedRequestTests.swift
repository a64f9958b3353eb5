import Testing

@testable import PlatenRemote
import PlatenRequests

@Suite struct RecordedRequestTests {
  @Test func aRequestNameConsistsOfMethodPathAndQuery() {
    let request = RemoteRequest(.get, at: "http://h", path: ["users", "ada"])
    #expect(request.question == "GET /users/ada")
    let query = RemoteRequest(.post, at: "http://h/users?page=2&api_key=hunter2&new")
    #expect(query.question == "POST /users?page=2&api_key=•••&new")
  }

  @Test(arguments: ["Authorization", "X-Api-Key", "apiKey", "accessToken", "Set-Cookie", "PIN"])
  func secretParameterNamesAreRecognized(name: String) {
    #expect(name.namesSecret)
  }

  @Test(arguments: ["page", "keyboard", "pinned", "design", "author"])
  func aWordWithASecretPrefixIsNotASecret(name: String) {
    #expect(!name.namesSecret)
  }
}
