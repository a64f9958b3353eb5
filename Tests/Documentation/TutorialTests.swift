import Testing

/// Checks that scripts cover the blocks that other tests skip.
@Suite struct TutorialTests {
  @Test(arguments: [
    ("check-tutorial", "Tutorial"), ("check-tutorial", "Asking"), ("check-adopt", "Adopt"),
  ])
  func theScriptOfAPageRunsWithTheTests(script: String, page: String) throws {
    let targets = try PackageFolder.text(of: "Makefile").split(separator: "\n\n")
    let test = try #require(targets.first { $0.contains("\ntest:") })
    #expect(test.contains("\n\tScripts/\(script)"))
    let text = try PackageFolder.text(of: "Scripts/\(script)")
    #expect(text.contains("\"Documentation/\(page).md\""))
  }

  @Test func theTutorialHasExecutableSteps() {
    let languages = CodeBlock.all.filter(\.isOfTheTutorial).map(\.language)
    #expect(Set(languages) == ["swift", "sh", "transcript", ""])
  }
}
