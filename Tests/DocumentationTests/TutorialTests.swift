import Testing

/// Checks that `Scripts/check-tutorial` covers the blocks that other tests skip.
@Suite struct TutorialTests {
  @Test func theTutorialScriptRunsWithTheTests() throws {
    let targets = try PackageFolder.text(of: "Makefile").split(separator: "\n\n")
    let test = try #require(targets.first { $0.contains("\ntest:") })
    #expect(test.contains("\n\tScripts/check-tutorial"))
    let script = try PackageFolder.text(of: "Scripts/check-tutorial")
    #expect(script.contains("\"Documentation/Tutorial.md\""))
  }

  @Test func theTutorialHasExecutableSteps() {
    let languages = CodeBlock.all.filter(\.isOfTheTutorial).map(\.language)
    #expect(Set(languages) == ["swift", "sh", "transcript", ""])
  }
}
