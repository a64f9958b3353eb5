import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct StubSourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var stubs: StubSources {
    StubSources(in: folder.url.appending(path: "package"), templates: templates)
  }

  private var templates: URL { folder.url.appending(path: "templates") }

  @Test func aStubInThePackageHidesTheTemplate() throws {
    try folder.add("import UIKit", as: "templates/AVKit/A.swift")
    #expect(stubs["AVKit"]?.isTemplate == true)
    #expect(stubs["AVKit"]?.imports == ["UIKit"])
    try folder.add("import os", as: "package/Stubs/AVKit/Views/B.swift")
    #expect(stubs["AVKit"]?.isTemplate == false)
    #expect(stubs["AVKit"]?.imports == ["os"])
    #expect(stubs["AVKit"]?.path == "Stubs/AVKit")
  }

  @Test func aFolderWithoutSwiftFilesLeavesTheStubOut() throws {
    try folder.add("templates/AVKit/A.swift", "package/Stubs/AVKit/README.md")
    #expect(stubs["AVKit"] == nil)
  }

  @Test func aFolderWhoseNameIsNotThatOfAModuleIsNotAStub() throws {
    let long = String(repeating: "a", count: String.maxModuleName + 1)
    for name in ["AV Kit", "1", "A\"B", long] {
      try folder.add("package/Stubs/\(name)/A.swift")
      #expect(stubs[name] == nil)
    }
    try folder.add("package/Stubs/ARKit.swift")
    #expect(stubs["ARKit"] == nil)
  }

  @Test func aPackageThatDoesNotExistHasNoStubs() {
    #expect(StubSources(in: folder.url.appending(path: "none"))["AVKit"] == nil)
  }

  /// `Scripts/check-adopt` builds the sample, and compares what its stubs do with a transcript.
  @Test func theSampleImportsEachTemplateAndTemplatesImportOnlyApplesFrameworks() throws {
    let platen = try PlatenSource.current()
    let templates = try #require(platen.templates)
    let sample = try #require(platen.folder).appending(path: "Samples/Xcode/Kiosk")
    var known = try KnownModules(under: Interruption())
    known.stubs = StubSources(templates: templates)
    let app = AdoptedApp(
      name: "Kiosk", origin: sample,
      modules: [
        SourceModule(
          name: "Kiosk", isApp: true,
          files: SourceTree(at: sample, in: ProjectFiles(in: sample)).files)
      ])
    let stubs = ModuleGraph(of: app, known: known).stubs
    #expect(stubs.count >= 10)
    #expect(stubs.map(\.name) == templates.contents.map(\.lastPathComponent))
    let imports = stubs.flatMap(\.imports)
    #expect(imports.filter { $0.hasPrefix("Platen") || !known.contains($0) } == [])
  }
}
