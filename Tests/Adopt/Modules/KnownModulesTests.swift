import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct KnownModulesTests {
  @Test func modulesOfTheToolchainAreKnown() throws {
    let known = try KnownModules(under: Interruption())
    #expect(
      ["Foundation", "Dispatch", "MapKit", "Observation", "SwiftUI", "os"].allSatisfy(
        known.contains))
    #expect(!known.contains("HealthKit"))
  }

  @Test(arguments: ["SwiftUI", "Foundation", "Logging", "PlatenLines"])
  func aModuleThatExistsIsNotReplacedByAStub(module: String) throws {
    let folder = try TemporaryFolder()
    try folder.add("Foundation.swiftmodule", "Stubs/\(module)/A.swift", "Stubs/ARKit/A.swift")
    var known = KnownModules(in: [folder.url])
    #expect(!known.contains("ARKit") && !known.isFramework("ARKit"))
    known.stubs = StubSources(in: folder.url)
    #expect(known.stub(for: module) == nil)
    #expect(known.stub(for: "ARKit") != nil && known.isFramework("ARKit"))
  }

  @Test func theAliasesAreThoseOfTheSample() throws {
    let manifest = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Samples/Unchanged/Package.swift"), encoding: .utf8)
    let names = manifest.matches(of: /"(\w+)=(Platen\w+)"/)
    #expect(
      KnownModules.aliases
        == Dictionary(uniqueKeysWithValues: names.map { (String($0.1), String($0.2)) }))
  }
}
