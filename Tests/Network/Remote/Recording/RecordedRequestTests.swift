import Testing

@testable import PlatenRemote

@Suite struct RecordedRequestTests {
  @Test func aRequestNameConsistsOfMethodPathAndQuery() {
    let request = RemoteRequest(.get, at: "http://h", path: ["users", "ada"])
    #expect(request.question == "GET /users/ada")
    let query = RemoteRequest(.post, at: "http://h/users?page=2&api_key=hunter2&new")
    #expect(query.question == "POST /users?page=2&api_key=•••&new")
  }
}
