import Foundation
import Testing

@testable import PlatenAdopt

@Suite struct ReservedNamesTests {
  @Test func everyTargetAndProductOfPlatenIsReserved() throws {
    let manifest = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Package.swift"), encoding: .utf8)
    let declaration =
      /\.(?:library|executable|target|systemLibrary|executableTarget|macro|plugin)\(\s*name: "([^"]+)"/
    let names = manifest.matches(of: declaration).map { String($0.1) }
    #expect(names.contains("posts") && names.contains("PlatenLines"))
    #expect(names.filter { !ReservedNames.contains($0) } == [])
  }

  @Test func otherNamesAreFree() {
    #expect(["Lamp", "Posts", "posts_2", "now_playing"].allSatisfy { !ReservedNames.contains($0) })
  }
}
