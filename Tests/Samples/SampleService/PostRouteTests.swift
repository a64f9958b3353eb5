import Foundation
import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the routes for posts and pictures of places.
@Suite struct PostRouteTests {
  private struct Post: Decodable, Equatable {
    let id: Int
    let userId: Int
    let title: String
    let body: String
  }

  private let service = SampleService()

  private func posts() throws -> [Post] {
    try #require(service.response(to: "/posts")).decoded()
  }

  @Test func tenUsersHaveTenPostsEach() throws {
    let posts = try posts()
    #expect(posts.map(\.id) == Array(1...100))
    #expect(posts.map(\.userId) == (1...10).flatMap { Array(repeating: $0, count: 10) })
    #expect(Set(posts.map(\.title)).count == 100)
    #expect(posts.allSatisfy { !$0.title.isEmpty && !$0.body.isEmpty && !$0.body.contains("\n") })
  }

  @Test func aPostCanBeRequestedByID() throws {
    let post: Post = try #require(service.response(to: "/posts/42")).decoded()
    #expect(try post == posts()[41])
  }

  @Test(arguments: ["0", "101", "042", "+1", "", "one"])
  func anUnknownPostIsNotFound(id: String) {
    #expect(service.response(to: "/posts/\(id)")?.status == 404)
  }

  @Test func postSettingsApplyToSinglePosts() throws {
    try service.setFault(.status(503), of: "posts")
    #expect(service.response(to: "/posts")?.status == 503)
    #expect(service.response(to: "/posts/1")?.status == 503)
    #expect(service.response(to: "/pictures/harbour.png")?.status == 200)
  }

  @Test(arguments: [("harbour.png", Picture.Format.png), ("meadow.jpeg", .jpeg)])
  func aPictureHasTheFormatOfItsName(file: String, format: Picture.Format) throws {
    let response = try #require(service.response(to: "/pictures/\(file)"))
    #expect(Picture(response.body) == Picture(format: format, width: 320, height: 240))
    #expect(response.headers["Content-Type"] == "image/\(format)")
  }

  @Test(arguments: ["", "harbour", ".png", "a.gif", "HARBOUR.png", "..%2Fa.png", "%1B.png"])
  func otherPictureNamesAreNotFound(file: String) {
    #expect(service.response(to: "/pictures/\(file)")?.status == 404)
  }
}
