import Foundation
import Testing

/// Checks that the documentation tests find every code block of a page.
@Suite struct FenceTests {
  /// Languages that no other test runs, compiles or compares: drawings, and code that compares
  /// libraries.
  private static let untested: Set = ["text", "go", "ts"]

  @Test func blocksHaveTestedLanguages() {
    let languages = Set(CodeBlock.all.map(\.language))
    #expect(languages.subtracting(Self.untested) == ["swift", "transcript", "sh", "", "yaml"])
  }

  @Test func onlyTheLayersAndTheComparedLibrariesAreNotTested() {
    let blocks = CodeBlock.all.filter { Self.untested.contains($0.language) }
    #expect(
      blocks.map { "\($0.page) \($0.language)" } == [
        "Documentation/Architecture.md text", "Documentation/PromptsCompared.md text",
        "Documentation/PromptsCompared.md go", "Documentation/PromptsCompared.md ts",
        "Documentation/PromptsCompared.md text",
      ])
  }

  /// The documentation tests do not find blocks with an indented, unusual or unclosed fence, or
  /// blocks that are marked only by indentation.
  @Test(arguments: PackageFolder.pages) func fencesArePairedAndNotIndented(page: String) throws {
    let lines = try PackageFolder.text(of: page).split(
      separator: "\n", omittingEmptySubsequences: false)
    var isOpen = false
    var last: Substring = ""
    for (number, line) in zip(1..., lines) {
      if line.hasPrefix("```") {
        isOpen.toggle()
      } else if !isOpen {
        let text = line.drop { $0 == " " }
        #expect(!text.hasPrefix("```") && !text.hasPrefix("~~~"), "\(page):\(number)")
        #expect(!last.isEmpty || line.count - text.count < 4, "\(page):\(number)")
      }
      last = line
    }
    #expect(!isOpen, "\(page)")
  }
}
