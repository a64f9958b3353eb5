import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ReservedNamesTests {
  /// The names of products and targets in the description of a package.
  private struct Description: Decodable {
    struct Part: Decodable { let name: String }
    let products: [Part]
    let targets: [Part]
  }

  @Test func everyTargetAndProductOfPlatenIsReserved() async throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL.path
    let run = try await ChildProcess.run(
      "/usr/bin/env", ["swift", "package", "--ignore-lock", "--package-path", root, "dump-package"])
    let package = try JSONDecoder().decode(Description.self, from: Data(run.output.utf8))
    let names = (package.products + package.targets).map(\.name).filter { !$0.hasSuffix("Tests") }
    #expect(names.contains("posts") && names.contains("PlatenLines"))
    #expect(names.filter { !ReservedNames.contains($0) } == [])
  }

  @Test func otherNamesAreFree() {
    #expect(["Lamp", "Posts", "posts_2", "now_playing"].allSatisfy { !ReservedNames.contains($0) })
  }
}
