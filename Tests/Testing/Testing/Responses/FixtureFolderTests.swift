import Foundation
import PlatenRequests
import PlatenTestSupport
import Testing

@testable import PlatenTesting

@Suite struct FixtureFolderTests {
  private let url = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)

  @Test(arguments: [
    ("GET /movie/popular", 1, "GET_movie_popular"),
    ("GET /movie/popular", 2, "GET_movie_popular~2"), ("GET /top_rated", 1, "GET_top__rated"),
    ("GET /search?q=tide&page=2", 1, "GET_search+q=tide&page=2"),
    ("GET /a?api_key=•••", 1, "GET_a+api__key=---"), ("GET /a-b", 1, "GET_a-b"),
    ("GET /a b//c", 1, "GET_a%20b%2F%2Fc"), ("GET /茶.json", 1, "GET_茶.json"),
    ("GET /../\u{1B}[2J\0", 1, "GET_.._%1B%5B2J%00"),
  ])
  func aNameDescribesItsRequest(question: String, count: Int, name: String) {
    #expect(FixtureFolder.name(of: question, count: count) == name)
  }

  @Test(arguments: Seeds.first(20))
  func differentRequestsHaveDifferentNames(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "_", "/", "-", "?", "•", "•••", "~", "2", "+", "%", " "]
    var questions: [String: String] = [:]
    for _ in 0..<5_000 {
      let path = (0..<Int.random(in: 0...7, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      let question = "GET /\(path.joined())"
      let count = Int.random(in: 1...2, using: &random)
      let name = FixtureFolder.name(of: question, count: count)
      let other = questions.updateValue("\(question) \(count)", forKey: name)
      #expect(other == nil || other == "\(question) \(count)", "\(name)")
    }
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
