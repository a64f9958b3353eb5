import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct AnalyzedModuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func module(_ files: String..., isApp: Bool = true) -> AnalyzedModule {
    let urls = files.map { folder.url.appending(path: $0) }
    return AnalyzedModule(SourceModule(name: "App", isApp: isApp, files: urls.map(SourceFile.init)))
  }

  @Test func anAppWithAnEntryPointIsAProgram() throws {
    try folder.add("@main struct A: App {}", as: "A.swift")
    try folder.add("print(1)", as: "main.swift")
    try folder.add("struct B {}", as: "B.swift")
    #expect(module("A.swift").isProgram)
    #expect(module("main.swift").isProgram)
    #expect(!module("B.swift").isProgram)
    #expect(!module("A.swift", isApp: false).isProgram)
  }

  @Test func missingFilesAndFoldersAreProblems() throws {
    try folder.add("Folder.swift/x")
    #expect(
      module("None.swift", "Folder.swift").sources.map(\.problem)
        == ["it does not exist", "it is not a file"])
  }

  @Test func hugeFilesAreProblems() throws {
    let file = try folder.file("Huge.swift")
    try FileHandle(forWritingTo: file).truncate(atOffset: 1 << 40)
    #expect(module("Huge.swift").sources.map(\.problem) == ["it is larger than 8 MiB"])
  }

  @Test func bytesThatAreNotTextAreReplaced() throws {
    _ = try folder.file("A.swift", Data([0xFF, 0x0A]) + Data("import SwiftUI".utf8))
    #expect(module("A.swift").imports == ["SwiftUI"])
  }
}
