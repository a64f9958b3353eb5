import Foundation
import Testing

/// No block of a page escapes the tests of blocks.
@Suite struct FenceTests {
  /// What is run, compiled, expected or a file, and `text`, which is a drawing.
  @Test func blocksHaveTestedLanguages() {
    let languages = Set(CodeBlock.all.map(\.language))
    #expect(languages == ["swift", "transcript", "sh", "", "text", "yaml"])
  }

  @Test func theOnlyDrawingShowsTheLayers() {
    #expect(CodeBlock.all("text").map(\.page) == ["Documentation/Architecture.md"])
  }

  /// A fence that is indented, of other signs or without an end would be overlooked, and so would lines
  /// that are a block because they are indented below an empty one.
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
