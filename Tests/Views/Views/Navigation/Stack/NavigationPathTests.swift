import Foundation
import PlatenNavigation
import Testing

/// Encoding and decoding of navigation paths.
@Suite struct NavigationPathTests {
  struct Movie: Codable, Hashable {
    let title: String
  }

  private func read(_ json: String) throws -> NavigationPath {
    NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(json.utf8)))
  }

  @Test func anEncodedPathDecodesToAnEqualPath() throws {
    var path = NavigationPath([Movie(title: "Alien \"1979\"")])
    path.append(7)
    path.append("seven")
    let data = try JSONEncoder().encode(try #require(path.codable))
    #expect(try read(String(decoding: data, as: UTF8.self)) == path)
  }

  @Test func aPathThatContainsANoncodableValueHasNoCodableRepresentation() {
    struct Secret: Hashable {}
    var path = NavigationPath()
    #expect(path.codable != nil)
    path.append(Secret())
    #expect(path.codable == nil)
    #expect(NavigationPath([Hidden(number: 1)]).codable == nil)
  }

  private struct Hidden: Codable, Hashable {
    let number: Int
  }

  @Test(arguments: [
    #"["no type","1"]"#, #"["Si"]"#, #"["Si","x"]"#, #"["Si",1]"#, "{}",
    // Types whose values cannot be in a path.
    #"["yyc","1"]"#, #"["10Foundation4DataVSg","1"]"#, #"["",""]"#,
    // Control characters that encode addresses in memory.
    #"["\u0001aaaa","1"]"#, #"["Sa\u0002\u0001\u0001\u0001\u0001G","[]"]"#,
  ])
  func decodingAnInvalidNavigationPathFails(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }

  @Test func theErrorOfDecodingAPathNamesAnUnknownType() {
    let error = #expect(throws: DecodingError.self) { try read(#"["7Missing5MovieV","{}"]"#) }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription
        == "this program has no type named 7Missing5MovieV that a navigation path can contain")
  }
}
