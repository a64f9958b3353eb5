import PlatenContext
import PlatenRemote
import Testing

/// Tests of the examples in `Documentation/Remote.md`.
@Suite struct ExampleTests {
  struct User: Decodable, Equatable {
    let login: String
  }

  func user(named name: String, from client: RemoteClient) -> AnyPublisher<User?, Never> {
    let request = RemoteRequest(.get, at: "https://api.example.com", path: ["users", name])
    return client.decodedPublisher(User.self, for: request)
      .map(Optional.some)
      .replaceError(with: nil)
      .eraseToAnyPublisher()
  }

  let client = RemoteClient { request in
    request.url.path == ["users", "ada"]
      ? .response(RemoteResponse(json: #"{"login":"ada"}"#), after: .milliseconds(300))
      : .response(RemoteResponse(status: 404))
  }

  let patient = RemoteClient.live
    .timingOut(after: .seconds(30))
    .retrying(.delays(.seconds(3), .seconds(6)))

  @Test func aUserIsFound() async throws {
    var users: [User?] = []
    for await user in user(named: "ada", from: client).values { users.append(user) }
    #expect(users == [User(login: "ada")])
  }

  @Test func unknownUsersAreNotFound() async throws {
    var users: [User?] = []
    for await user in user(named: "../admin", from: client).values { users.append(user) }
    #expect(users == [nil])
  }
}
