import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ModuleGraphTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a module with one source file.
  private func module(_ name: String, _ code: String, isApp: Bool = false) throws -> SourceModule {
    try folder.add(code, as: "\(name)/\(name).swift")
    let file = SourceFile(url: folder.url.appending(path: "\(name)/\(name).swift"))
    return SourceModule(name: name, isApp: isApp, files: [file])
  }

  private func graph(_ code: String, _ libraries: [SourceModule] = []) throws -> ModuleGraph {
    let app = AdoptedApp(
      name: "App", origin: folder.url, modules: [try module("App", code, isApp: true)],
      libraries: { libraries })
    var known = KnownModules(in: [])
    known.stubs = StubSources(in: folder.url)
    return ModuleGraph(of: app, known: known)
  }

  @Test func onlyImportedLibrariesAreBuilt() throws {
    let libraries = try [
      module("Kit", "import Core"), module("Core", ""), module("Unused", "import Missing"),
    ]
    let graph = try graph("import Kit\nimport SwiftUI", libraries)
    #expect(graph.modules.map(\.name) == ["App", "Kit", "Core"])
    #expect(graph.modules.map(graph.dependencies) == [["Kit"], ["Core"], []])
    #expect(graph.missing == [])
  }

  @Test func unknownModulesAreMissing() throws {
    let graph = try graph("import Kingfisher\nimport Kingfisher\nimport Alamofire\nimport UIKit")
    #expect(graph.missing == ["Alamofire", "Kingfisher"])
    #expect(graph.dependencies(of: graph.modules[0]) == ["Alamofire", "Kingfisher"])
  }

  @Test func importedStubsAndTheirImportsAreAdded() throws {
    try folder.add("import AVFoundation\nimport AVKit", as: "Stubs/AVKit/A.swift")
    try folder.add("import UIKit", as: "Stubs/AVFoundation/A.swift")
    try folder.add("", as: "Stubs/PassKit/A.swift")
    try folder.add("import Kingfisher", as: "Stubs/StoreKit/A.swift")
    let graph = try graph("import Kit\nimport AVKit", [module("Kit", "import StoreKit")])
    #expect(graph.stubs.map(\.name) == ["AVFoundation", "AVKit", "StoreKit"])
    #expect(
      graph.modules.map(graph.targets(importedBy:)) == [["Kit", "AVKitStub"], ["StoreKitStub"]])
    #expect(graph.stubs.map(graph.targets(importedBy:)) == [[], ["AVFoundationStub"], []])
    #expect(
      graph.aliases == [
        "AVFoundation": "AVFoundationStub", "AVKit": "AVKitStub", "StoreKit": "StoreKitStub",
      ])
    #expect(graph.missing == [])
  }

  /// As for other frameworks, `canImport` is true.
  @Test func aStubThatIsImportedUnderAConditionIsAdded() throws {
    try folder.add("", as: "Stubs/PassKit/A.swift")
    let graph = try graph("#if canImport(PassKit)\nimport PassKit\n#endif")
    #expect(graph.stubs.map(\.name) == ["PassKit"])
  }

  @Test func aModuleWithTheNameOfAFrameworkIsNotImported() throws {
    try folder.add("import SwiftUI", as: "A.swift")
    let files = [SourceFile(url: folder.url.appending(path: "A.swift"))]
    let app = AdoptedApp(
      name: "SwiftUI", origin: folder.url,
      modules: [SourceModule(name: "SwiftUI", isApp: true, files: files)],
      libraries: { [SourceModule(name: "Kit", isApp: false, files: files)] })
    let graph = ModuleGraph(of: app, known: KnownModules(in: []))
    #expect(graph.modules.map { graph.targets[$0.name] } == ["SwiftUI_2"])
    #expect(graph.dependencies(of: graph.modules[0]) == [])
    #expect(graph.targets.aliases == [:])
  }

  @Test func modulesThatImportAModuleIndirectlyAreFound() throws {
    let graph = try graph(
      "import Kit",
      [module("Kit", "import Core"), module("Core", "import Other"), module("Other", "")])
    #expect(graph.modules(thatImport: ["Core"]).map(\.name) == ["App", "Kit"])
    #expect(graph.modules(thatImport: ["App"]).map(\.name) == [])
  }

  @Test func aNameThatIsTooLongForAFileIsNotAMissingModule() throws {
    let graph = try graph("import \(String(repeating: "a", count: 300))")
    #expect(graph.missing == [])
  }

  @Test func modulesThatAreImportedUnderAConditionAreNotMissing() throws {
    let graph = try graph("#if canImport(AppKit)\nimport AppKit\n#endif")
    #expect(graph.missing == [])
  }
}
