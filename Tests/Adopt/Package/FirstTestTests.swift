import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct FirstTestTests {
  private func test(of code: String, in name: String = "Lamp") throws -> FirstTest? {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", Data(code.utf8))
    return withExtendedLifetime(folder) {
      let files = [SourceFile(url: file)]
      return FirstTest(
        of: AnalyzedModule(SourceModule(name: name, isApp: true, files: files)),
        in: TargetNames(of: [name], known: KnownModules(in: [])))
    }
  }

  @Test func theTestOpensTheWindowOfTheApp() throws {
    let test = try #require(try test(of: "@main struct LampApp: App {}"))
    #expect(test.path == "Tests/LampTests/FirstScreenTests.swift")
    #expect(
      test.text == #"""
        import SwiftUI
        import Testing

        import struct Platen.MainWindow
        import func PlatenTesting.expectTranscript

        @testable import Lamp

        @MainActor
        @Suite struct FirstScreenTests {
          @Test func theFirstScreenOpens() async {
            await expectTranscript(of: MainWindow(of: LampApp.self), log: true) {
              """

              > wait
              """
            }
          }
        }

        """#)
  }

  @Test(arguments: [("posts", "posts"), ("SwiftUI", "SwiftUI_2"), ("Lamp", "Lamp")])
  func theTestImportsTheAppByTheNameThatTheCompilerAccepts(module: String, name: String) throws {
    let test = try #require(try test(of: "@main struct MyApp: App {}", in: module))
    #expect(test.text.contains("\n@testable import \(name)\n"))
  }

  @Test func theTargetOfTheTestIsNamedAfterThatOfTheApp() throws {
    let test = try #require(try test(of: "@main struct MyApp: App {}", in: "posts"))
    #expect(test.path == "Tests/posts_2Tests/FirstScreenTests.swift")
    #expect(test.program == "posts_2")
  }

  @Test func aLibraryHasNoFirstTest() throws {
    #expect(try test(of: "struct Lamp {}") == nil)
  }
}
