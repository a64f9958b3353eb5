import Foundation
import PlatenRequests
import Testing

@testable import PlatenTesting

@Suite struct FixtureFolderTests {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)

  @Test(arguments: [
    ("GET /movie/popular", 1, "GET_movie_popular"), ("GET /a?b=c&d", 2, "GET_a-b=c&d-2"),
    ("GET /../x\n?key=•••", 1, "GET_.._x--key=---"),
  ])
  func aNameIsSafeInAFileSystem(question: String, count: Int, name: String) {
    #expect(FixtureFolder.name(of: question, count: count) == name)
  }

  @Test func aResponseIsReadAsItWasWritten() throws {
    defer { try? FileManager.default.removeItem(at: url) }
    let folder = FixtureFolder(url)
    let type = ["content-type": "text/plain"]
    for (status, body) in [(404, "first"), (200, "second")] {
      let response = StoredResponse(status: status, fields: type, body: Data(body.utf8))
      try folder.write(response, "GET_a")
      #expect(folder.response("GET_a") == response)
    }
    #expect(folder.response("GET_b") == nil)
  }
}
