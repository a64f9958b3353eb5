import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ManifestTests {
  private func manifest(_ platen: PlatenSource) -> Manifest {
    Manifest(
      name: "My \"App\"", language: "de", platen: platen,
      targets: [
        .init(
          kind: .program, name: "App", dependencies: ["Kit"], hasResources: true,
          settings: LanguageSettings(mode: 6, conditions: ["DEBUG"])),
        .init(kind: .library, name: "Kit", path: "Missing/Kit"),
      ])
  }

  @Test func targetsHaveTheirDependenciesResourcesAndSettings() {
    let text = manifest(.checkout(URL(filePath: "/opt/Platen"))).text
    #expect(
      text.contains(
        #".executableTarget(name: "App", dependencies: ["Kit"], resources: [.process("Resources")], "#
          + #"swiftSettings: [.swiftLanguageMode(.v6), .unsafeFlags(["-DDEBUG"])]),"#))
    #expect(
      text.contains(
        #".target(name: "Kit", path: "Missing/Kit", swiftSettings: [.swiftLanguageMode(.v5)]),"#))
  }

  @Test(arguments: [
    (
      PlatenSource.checkout(URL(filePath: "/a \"b\"")),
      #".package(name: "Platen", path: "/a \"b\"")"#
    ),
    (
      .repository("https://example.com/p"),
      #".package(url: "https://example.com/p", branch: "main")"#
    ),
  ])
  func platenComesFromACheckoutOrARepository(platen: PlatenSource, dependency: String) {
    #expect(manifest(platen).text.contains(dependency))
  }

  @Test func theLanguageOfTheAppIsTheDefault() {
    #expect(manifest(.repository("x")).text.contains(#"defaultLocalization: "de","#))
  }

  @Test func textFromTheProjectIsEscaped() {
    #expect(manifest(.repository("x")).text.contains(#"name: "My \"App\"","#))
  }
}
