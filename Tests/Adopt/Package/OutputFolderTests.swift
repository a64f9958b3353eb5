import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct OutputFolderTests {
  private let folder: TemporaryFolder
  private let app: URL
  private let place: URL

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url.appending(path: "app")
    place = folder.url.appending(path: "out/package")
    try app.createFolder()
  }

  private func write(_ text: String, to output: OutputFolder) throws {
    try output.write { try text.write(to: $0.appending(path: "Package.swift")) }
  }

  private var manifest: String? {
    try? String(contentsOf: place.appending(path: "Package.swift"), encoding: .utf8)
  }

  @Test func aFolderAppearsWhenItIsComplete() throws {
    let output = try OutputFolder(at: place, for: app)
    try output.write { partial in
      try "new".write(to: partial.appending(path: "Package.swift"))
      #expect(!place.exists)
    }
    #expect(manifest == "new")
    #expect(place.deletingLastPathComponent().contents.count == 1)
  }

  @Test func aFailureLeavesNothingBehind() throws {
    let output = try OutputFolder(at: place, for: app)
    #expect(throws: AdoptError.self) {
      try output.write { partial in
        try "new".write(to: partial.appending(path: "Package.swift"))
        throw AdoptError("full")
      }
    }
    #expect(place.deletingLastPathComponent().contents == [])
  }

  @Test func anUpdateKeepsTheTestsOfTheUser() throws {
    try write("old", to: OutputFolder(at: place, for: app))
    try "mine".write(to: place.appending(path: "Tests/AppTests/Mine.swift"))
    let update = try OutputFolder(at: place, for: app)
    try update.write { partial in
      try "new".write(to: partial.appending(path: "Package.swift"))
      try "first".write(to: partial.appending(path: "Tests/AppTests/First.swift"))
    }
    #expect(manifest == "new")
    #expect(place.appending(path: "Tests/AppTests/Mine.swift").exists)
    update.discard()
    #expect(manifest == "new")
  }

  /// An edited stub stays as it is, and one that the owner has deleted is written again if the app
  /// still imports it.
  @Test func anUpdateKeepsTheStubsOfTheUserAndAddsOthers() throws {
    let edited = place.appending(path: "Stubs/PassKit/A.swift")
    try write("old", to: OutputFolder(at: place, for: app))
    try "mine".write(to: edited)
    try OutputFolder(at: place, for: app).write { partial in
      try "new".write(to: partial.appending(path: "Package.swift"))
      try "template".write(to: partial.appending(path: "Stubs/PassKit/A.swift"))
      try "template".write(to: partial.appending(path: "Stubs/PassKit/B.swift"))
      try "template".write(to: partial.appending(path: "Stubs/StoreKit/C.swift"))
    }
    #expect(try String(contentsOf: edited, encoding: .utf8) == "mine")
    let stubs = place.appending(path: "Stubs").contents
    #expect(stubs.map { $0.contents.map(\.lastPathComponent) } == [["A.swift"], ["C.swift"]])
  }

  @Test func discardingRemovesANewFolder() throws {
    let output = try OutputFolder(at: place, for: app)
    try output.write { try "template".write(to: $0.appending(path: "Stubs/PassKit/A.swift")) }
    output.discard()
    #expect(!place.exists)
  }

  @Test func buildProductsRemainAndDoNotMakeAFolderAnUpdate() throws {
    let output = try OutputFolder(at: place, for: app)
    try write("new", to: output)
    try "x".write(to: output.scratch.appending(path: "build.db"))
    output.discard()
    #expect(manifest == nil)
    #expect(output.scratch.contents.map(\.lastPathComponent) == ["build.db"])
    let next = try OutputFolder(at: place, for: app)
    try write("next", to: next)
    #expect(manifest == "next")
    next.discard()
    #expect(manifest == nil)
  }

  @Test func hiddenFilesOfTheUserRemain() throws {
    try folder.add("out/package/.git/HEAD")
    let output = try OutputFolder(at: place, for: app)
    try write("new", to: output)
    output.discard()
    #expect(manifest == nil)
    #expect(place.appending(path: ".git/HEAD").exists)
  }

  @Test func theFolderOfTheAppIsNeverWritten() throws {
    for url in [app, app.appending(path: "a/b")] {
      #expect(throws: AdoptError.self) { try OutputFolder(at: url, for: app) }
    }
  }

  /// The project in the folder is what the user names.
  @Test func theFolderOfTheProjectIsNeverWritten() throws {
    try folder.add("app/Lamp.xcodeproj/project.pbxproj")
    let project = app.appending(path: "Lamp.xcodeproj")
    #expect(throws: AdoptError.self) {
      try OutputFolder(at: app.appending(path: "a/b"), for: project)
    }
    _ = try OutputFolder(at: place, for: project)
  }

  @Test func aFailureToWriteNamesTheOption() throws {
    let output = try OutputFolder(at: URL(filePath: "/proc/none/b"), for: app)
    let error = #expect(throws: AdoptError.self) { try write("new", to: output) }
    #expect(error?.description.hasPrefix("cannot write /proc/none") == true)
    #expect(error?.description.hasSuffix("; specify a different --output") == true)
  }

  @Test func aFolderWithOtherContentsIsNotReplaced() throws {
    try folder.add("out/package/notes.txt")
    let error = #expect(throws: AdoptError.self) { try OutputFolder(at: place, for: app) }
    #expect(error?.description.hasSuffix("it is not empty; specify a different --output") == true)
  }

  @Test func thePackageOfADifferentAppIsNotReplaced() throws {
    try write("old", to: OutputFolder(at: place, for: app))
    let other = folder.url.appending(path: "other")
    #expect(throws: AdoptError.self) { try OutputFolder(at: place, for: other) }
  }
}
