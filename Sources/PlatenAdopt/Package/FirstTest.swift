import Foundation

/// The first test of an adopted app, a transcript of its first screen.
struct FirstTest {
  static let suite = "FirstScreenTests"

  let module: String
  let mainType: SourceCode.MainType

  /// The test of an app, or `nil` if the app has no type with the attribute `@main`.
  init?(of module: AnalyzedModule) {
    guard module.isProgram, let mainType = module.mainType else { return nil }
    self.module = module.name
    self.mainType = mainType
  }

  var target: String { module + "Tests" }

  /// The location in a package.
  var path: String { "Tests/\(target)/\(Self.suite).swift" }

  /// The source of the test, to which recording adds the output: the initial frame in place of the
  /// blank line, and the output of the command.
  var text: String {
    """
    \(imports)

    @MainActor
    @Suite struct \(Self.suite) {
      @Test func theFirstScreenOpens() async {
        await expectTranscript(of: MainWindow(of: \(mainType.name).self), log: true) {
          \"""

          > wait
          \"""
        }
      }
    }

    """
  }

  private var imports: String {
    let groups = [
      ["SwiftUI", "Testing"],
      ["struct PlatenREPL.MainWindow", "func PlatenTesting.expectTranscript"],
    ]
    let lines = groups.map { $0.map { "import \($0)" }.joined(separator: "\n") }
    return (lines + ["@testable import \(module)"]).joined(separator: "\n\n")
  }
}
