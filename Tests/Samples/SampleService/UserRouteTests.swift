import Foundation
import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the routes for users and avatars, which imitate GitHub.
@Suite struct UserRouteTests {
  private struct User: Decodable {
    let login: String
    let name: String
    let publicRepos: Int
    let avatarUrl: URL
  }

  private let service = SampleService()

  private func user(_ login: String) throws -> User {
    try #require(service.response(to: "/users/\(login)")).decoded()
  }

  @Test func aUserHasANameARepositoryCountAndAPicture() throws {
    let ada = try user("ada")
    #expect(ada.login == "ada")
    #expect(ada.name == "Ada Larkspur")
    #expect(ada.publicRepos == 42)
    #expect(ada.avatarUrl.absoluteString == "http://localhost/avatars/ada.png")
  }

  @Test func loginsAreCaseInsensitive() throws { #expect(try user("Ada").login == "ada") }

  @Test func responsesContainAdditionalFields() throws {
    let body = try #require(service.response(to: "/users/quiet")).text
    #expect(body.hasPrefix(#"{"avatar_url":"http://localhost/avatars/quiet.png","bio":null,"#))
    #expect(body.contains(#""site_admin":false,"type":"User""#))
  }

  @Test(arguments: ["nobody", "", "ada%2F", "ad", "%00"])
  func anUnknownUserIsNotFound(login: String) {
    let response = service.response(to: "/users/\(login)")
    #expect(response?.status == 404)
    #expect(
      response?.text
        == #"{"documentation_url":"https://docs.github.com/rest","#
        + #""message":"Not Found","status":"404"}"#)
  }

  @Test(arguments: [403, 429]) func rateLimitResponsesContainTheResetTime(status: Int) throws {
    try service.setFault(.status(status), of: "users")
    let response = service.response(to: "/users/ada")
    #expect(response?.status == status)
    #expect(response?.text.contains(#""message":"API rate limit exceeded""#) == true)
    #expect(response?.headers["X-RateLimit-Limit"] == "60")
    #expect(response?.headers["X-RateLimit-Remaining"] == "0")
    #expect(response?.headers["X-RateLimit-Reset"] == "1893456000")
    #expect(response?.headers["Retry-After"] == (status == 429 ? "60" : nil))
  }

  @Test func otherFailuresContainNoRateLimit() throws {
    try service.setFault(.status(500), of: "users")
    let response = service.response(to: "/users/ada")
    #expect(response?.text.contains("Asked to fail with status 500") == true)
    #expect(response?.headers["X-RateLimit-Remaining"] == nil)
  }

  @Test func everyPictureExists() throws {
    var formats: Set<Picture.Format> = []
    for known in SampleService.userLogins {
      let response = try #require(service.response(to: try user(known).avatarUrl.path()))
      let picture = try #require(Picture(response.body))
      #expect(picture.width == 168 && picture.height == 168)
      #expect(response.headers["Content-Type"] == "image/\(picture.format)")
      formats.insert(picture.format)
    }
    #expect(formats == [.png, .jpeg])
  }

  @Test(arguments: ["nobody.png", "ada", "ada.jpeg", "..%2Fada.png"])
  func anUnknownPictureIsNotFound(file: String) {
    #expect(service.response(to: "/avatars/\(file)")?.status == 404)
  }

  @Test(arguments: [
    ("127.0.0.1:8080", "http://127.0.0.1:8080"), ("sample.service", "http://sample.service"),
    ("[::1]:80", "http://[::1]:80"), ("a b", "http://localhost"), ("", "http://localhost"),
    ("evil/path?x", "http://evil"), ("user@host", "http://host"),
    ("\u{1B}[2J", "http://localhost"), ("host:99999", "http://localhost"),
  ])
  func pictureURLsContainTheHostOfTheRequest(host: String, origin: String) throws {
    let request = SampleService.Request(method: "GET", target: "/users/ada", host: host)
    #expect(request.origin == origin)
    guard case .response(let response) = service.answer(to: request).outcome else {
      Issue.record("no response")
      return
    }
    #expect(response.text.contains(#""avatar_url":"\#(origin)/avatars/ada.png""#))
  }
}

extension SampleService {
  fileprivate static var userLogins: [String] { User.all.map(\.login) }
}
