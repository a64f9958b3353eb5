import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct SourceTreeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var tree: SourceTree { SourceTree(at: folder.url, in: ProjectFiles(in: folder.url)) }

  private var names: [String] { folder.names(of: tree.appFiles.map(\.url)) }

  @Test func testsDependenciesAndHiddenFilesAreLeftOut() throws {
    try folder.add(
      "App.swift", "Views/List.swift", "AppTests/AppTests.swift", "Pods/Kit/Kit.swift",
      ".build/x.swift", "Try.playground/Contents.swift", "App.xcodeproj/project.pbxproj")
    #expect(names == ["App.swift", "Views/List.swift"])
  }

  /// Xcode and SwiftPM build everything in the folder of a target.
  @Test func aTargetHasTheFilesInAllItsFolders() throws {
    try folder.add(
      "App.swift", "LoadTests/Load.swift", "build/Plan.swift", "Try.playground/Contents.swift")
    #expect(
      folder.names(of: tree.files.map(\.url)) == [
        "App.swift", "LoadTests/Load.swift", "build/Plan.swift",
      ])
  }

  @Test(arguments: ["a.swift", "b.xcassets"]) func theTreeOfAFileIsTheFile(name: String) throws {
    try folder.add("a.swift", "b.xcassets/Contents.json")
    let file = folder.url.appending(path: name)
    let project = ProjectFiles(in: folder.url)
    #expect(SourceTree(at: file, in: project).files == [SourceFile(url: file)])
    #expect(SourceTree(at: file, in: project, excluding: [file.path]).files == [])
  }

  @Test func anAssetCatalogIsOneFile() throws {
    try folder.add("Assets.xcassets/a.imageset/Contents.json", "b.json")
    #expect(names == ["Assets.xcassets", "b.json"])
  }

  @Test func aLoopOfSymbolicLinksIsVisitedOnce() throws {
    try folder.add("a/b/c.swift")
    try folder.url.appending(path: "a/b/loop").link(to: folder.url)
    try folder.url.appending(path: "a/self").link(to: folder.url.appending(path: "a/self"))
    #expect(names == ["a/b/c.swift"])
  }

  @Test func linksOutOfTheProjectAreNotFollowed() throws {
    try folder.add(
      "app/A.swift", "app/Assets.xcassets/Contents.json", "app/b/c.json", "secret.swift")
    let app = folder.url.appending(path: "app")
    try app.appending(path: "root").link(to: URL(filePath: "/"))
    try app.appending(path: "secret.swift").link(to: folder.url.appending(path: "secret.swift"))
    try app.appending(path: "Assets.xcassets/x").link(to: URL(filePath: "/proc/self"))
    try app.appending(path: "same").link(to: app.appending(path: "b"))
    let project = ProjectFiles(in: app)
    let files = SourceTree(at: app, in: project).files
    #expect(folder.names(of: files.map(\.url)) == ["app/A.swift", "app/b/c.json"])
    #expect(
      folder.names(of: project.omissions.all.map { URL(filePath: $0.name) }) == [
        "app/Assets.xcassets", "app/root", "app/secret.swift",
      ])
  }

  @Test func namesWithSpecialCharactersAreKept() throws {
    let odd = ["a b;\"c'\\.swift", "line\nbreak.swift", "é😀.swift"]
    for name in odd { try folder.add("", as: name) }
    #expect(Set(names) == Set(odd))
  }

  @Test func matchesAtTheTopComeFirst() throws {
    try folder.add("a/b/Package.swift", "c/Package.swift")
    let found = SourceTree(at: folder.url, in: ProjectFiles(in: folder.url)).all {
      $0.lastPathComponent == "Package.swift"
    }
    #expect(folder.names(of: found) == ["c/Package.swift", "a/b/Package.swift"])
  }
}
