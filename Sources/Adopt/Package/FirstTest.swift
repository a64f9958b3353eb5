import Foundation

/// The first test of an adopted app, a transcript of its first screen.
struct FirstTest {
  static let suite = "FirstScreenTests"

  /// The name of the target of the app.
  let program: String
  /// The name by which the test imports the app.
  let module: String
  /// The name of the target of the test.
  let target: String
  let mainType: SourceCode.MainType

  /// The test of an app, or `nil` if the app has no type with the attribute `@main`.
  init?(of module: AnalyzedModule, in targets: TargetNames) {
    guard module.isProgram, let mainType = module.mainType else { return nil }
    program = targets[module.name]
    self.module = targets.importName(of: module.name)
    target = targets[program + "Tests"]
    self.mainType = mainType
  }

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
      ["struct Platen.MainWindow", "func PlatenTesting.expectTranscript"],
    ]
    let lines = groups.map { $0.map { "import \($0)" }.joined(separator: "\n") }
    return (lines + ["@testable import \(module)"]).joined(separator: "\n\n")
  }
}
