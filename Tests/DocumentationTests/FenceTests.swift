import Foundation
import Testing

/// Checks that the documentation tests find every code block of a page.
@Suite struct FenceTests {
  /// Other tests run, compile or compare every language except `text`, which marks drawings.
  @Test func blocksHaveTestedLanguages() {
    let languages = Set(CodeBlock.all.map(\.language))
    #expect(languages == ["swift", "transcript", "sh", "", "text", "yaml"])
  }

  @Test func theOnlyDrawingShowsTheLayers() {
    #expect(CodeBlock.all("text").map(\.page) == ["Documentation/Architecture.md"])
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
