import Foundation
import PlatenTestPrograms
import Testing

@testable import PlatenAdopt

@Suite struct FirstTestTests {
  private func test(of code: String) throws -> FirstTest? {
    let folder = try TemporaryFolder()
    let file = try folder.file("A.swift", Data(code.utf8))
    return withExtendedLifetime(folder) {
      let files = [SourceFile(url: file)]
      return FirstTest(of: AnalyzedModule(SourceModule(name: "Lamp", isApp: true, files: files)))
    }
  }

  @Test func theTestOpensTheWindowOfTheApp() throws {
    let test = try #require(try test(of: "@main struct LampApp: App {}"))
    #expect(test.path == "Tests/LampTests/FirstScreenTests.swift")
    #expect(
      test.text == #"""
        import SwiftUI
        import Testing

        import struct PlatenREPL.MainWindow
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

  @Test func aLibraryHasNoFirstTest() throws {
    #expect(try test(of: "struct Lamp {}") == nil)
  }
}
