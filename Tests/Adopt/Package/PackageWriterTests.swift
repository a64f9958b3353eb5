import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct PackageWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(
    _ names: String..., module: String = "App", stubs: StubSources = StubSources()
  ) throws -> WrittenPackage {
    let files = names.map { SourceFile(url: folder.url.appending(path: "app/\($0)")) }
    let app = AdoptedApp(
      name: "App", origin: folder.url,
      modules: [SourceModule(name: module, isApp: true, files: files)])
    var known = KnownModules(in: [])
    known.stubs = stubs
    let writer = PackageWriter(
      name: "App", language: "en", graph: ModuleGraph(of: app, known: known),
      platen: .repository("https://example.com"), test: nil)
    let package = folder.url.appending(path: "package")
    return try writer.write(to: package, for: package)
  }

  private func target(of link: String) throws -> String {
    try FileManager.default.destinationOfSymbolicLink(
      atPath: folder.url.appending(path: "package/\(link)").path)
  }

  @Test func sourcesAreLinks() throws {
    try folder.add("struct A {}", as: "app/x/A.swift")
    try folder.add("struct B {}", as: "app/y/A.swift")
    let package = try write("x/A.swift", "y/A.swift")
    #expect(
      try target(of: "Sources/App/A.swift") == folder.url.appending(path: "app/x/A.swift").path)
    #expect(
      try target(of: "Sources/App/A-2.swift") == folder.url.appending(path: "app/y/A.swift").path)
    let link = package.folder.appending(path: "Sources/App/A-2.swift").path
    #expect(package.originals[link]?.path == folder.url.appending(path: "app/y/A.swift").path)
  }

  @Test func adaptedSourcesAreCopies() throws {
    try folder.add("@UIApplicationMain class A {}", as: "app/A.swift")
    _ = try write("A.swift")
    let copy = folder.url.appending(path: "package/Sources/App/A.swift")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "@main class A {}")
    let original = folder.url.appending(path: "app/A.swift")
    #expect(try String(contentsOf: original, encoding: .utf8) == "@UIApplicationMain class A {}")
  }

  @Test func resourcesAreLinksByLanguage() throws {
    try folder.add(
      "app/A.swift", "app/Assets.xcassets/Contents.json", "app/en.lproj/L.strings",
      "app/de.lproj/L.strings", "app/Info.plist")
    _ = try write(
      "A.swift", "Assets.xcassets", "en.lproj/L.strings", "de.lproj/L.strings", "Info.plist",
      "None.json")
    let resources = folder.url.appending(path: "package/Sources/App/Resources")
    #expect(folder.names(of: resources.contents).map { $0.suffix(14) }.count == 3)
    #expect(resources.appending(path: "de.lproj/L.strings").exists)
    #expect(resources.appending(path: "Assets.xcassets/Contents.json").exists)
  }

  @Test func namesOfLanguagesArePlain() throws {
    let name = "d\u{1B}[2J\ne;\".lproj"
    try folder.add("x", as: "app/\(name)/L.strings")
    _ = try write("\(name)/L.strings")
    let resources = folder.url.appending(path: "package/Sources/App/Resources")
    #expect(resources.contents.map(\.lastPathComponent) == ["d__2J_e__.lproj"])
  }

  @Test func aModuleWithATakenNameHasADifferentTarget() throws {
    try folder.add("import SampleHost", as: "app/A.swift")
    let package = try write("A.swift", module: "posts")
    #expect(package.targets == ["posts_2", "SampleHost_2"])
    #expect(package.originals.keys.allSatisfy { $0.hasSuffix("/Sources/posts_2/A.swift") })
    let manifest = folder.url.appending(path: "package/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains(#".target(name: "posts_2", dependencies: ["SampleHost_2"]"#))
    #expect(text.contains("\"posts=posts_2\"") && text.contains("\"SampleHost=SampleHost_2\""))
  }

  @Test func templatesAreCopiedAndStubsOfTheOwnerAreNot() throws {
    try folder.add("import PassKit\nimport StoreKit", as: "app/A.swift")
    try folder.add("let a = 1", as: "templates/PassKit/A.swift")
    try folder.add("import PassKit", as: "owned/Stubs/StoreKit/B.swift")
    let package = try write(
      "A.swift",
      stubs: StubSources(
        in: folder.url.appending(path: "owned"), templates: folder.url.appending(path: "templates"))
    )
    let stubs = package.folder.appending(path: "Stubs")
    #expect(stubs.contents.map(\.lastPathComponent) == ["PassKit"])
    let copy = stubs.appending(path: "PassKit/A.swift")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "let a = 1")
    #expect(!copy.isLink)
    #expect(package.targets == ["App", "PassKitStub", "StoreKitStub"])
    let manifest = folder.url.appending(path: "package/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains(#"dependencies: ["PassKitStub", "StoreKitStub"], swiftSettings"#))
    #expect(
      text.contains(
        #".target(name: "StoreKitStub", dependencies: ["PassKitStub"], path: "Stubs/StoreKit", "#
          + #"swiftSettings: [.swiftLanguageMode(.v6)]),"#))
    #expect(text.contains("  \"PassKit=PassKitStub\",\n"))
  }

  @Test func missingModulesAreEmpty() throws {
    try folder.add("import Kingfisher", as: "app/A.swift")
    _ = try write("A.swift")
    let manifest = folder.url.appending(path: "package/Package.swift")
    #expect(folder.url.appending(path: "package/Missing/Kingfisher/Kingfisher.swift").exists)
    #expect(try String(contentsOf: manifest, encoding: .utf8).contains("\"Missing/Kingfisher\""))
  }
}
