import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ReservedNamesTests {
  @Test func everyTargetAndProductOfPlatenIsReserved() async throws {
    let package = try await ManifestDescription.ofPackage
    let names = (package.productNames + package.targetNames).filter { !$0.hasSuffix("Tests") }
    #expect(names.contains("posts") && names.contains("PlatenLines"))
    #expect(names.filter { !ReservedNames.contains($0) } == [])
  }

  @Test func otherNamesAreFree() {
    #expect(["Lamp", "Posts", "posts_2", "now_playing"].allSatisfy { !ReservedNames.contains($0) })
  }
}
