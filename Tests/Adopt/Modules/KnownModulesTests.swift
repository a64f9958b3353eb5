import Foundation
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
