import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func theAppOfTheReadmeIsTheSampleInFifteenLines() throws {
    let sample = try PackageFolder.text(of: "Samples/Hello/HelloApp.swift")
    let lines = sample.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count == 15)
    let blocks = CodeBlock.all("swift").filter { $0.place.hasPrefix("README.md") }
    #expect(blocks.contains { $0.lines == lines.map(String.init) })
  }

  @Test func theReadmeShowsItsAppInATranscript() {
    #expect(CodeBlock.all("transcript").contains { $0.info == ["transcript", "hello"] })
  }

  @Test func theTestOfTheReadmeIsTheSampleTest() throws {
    let test = try PackageFolder.text(of: "Tests/Samples/Sample/HelloTests.swift")
    #expect(CodeBlock.all("swift").contains { test.hasSuffix("\n\n" + $0.text + "\n") })
  }

  @Test(arguments: PackageFolder.pages) func linksLeadToExistingFiles(page: String) throws {
    let folder = URL(fileURLWithPath: "/" + page).deletingLastPathComponent()
    let links = try PackageFolder.text(of: page).matches(of: /\]\(([^)#:]+)\)/).map { match in
      folder.appendingPathComponent(String(match.1)).standardized.path.dropFirst()
    }
    #expect(links.filter { !PackageFolder.exists(String($0)) } == [])
  }

  @Test func commandsOfTheReadmeAreInTheMakefile() throws {
    let makefile = try PackageFolder.text(of: "Makefile")
    let commands = try PackageFolder.text(of: "README.md").matches(of: /make (\w+)/).map(\.1)
    #expect(commands.count >= 2)
    #expect(commands.filter { !makefile.contains("\n\($0):") } == [])
  }

  @Test func everyDecisionIsLinked() throws {
    let index = try PackageFolder.text(of: "Documentation/README.md")
    let decisions = PackageFolder.files("md", in: ["Documentation/Decisions"])
      .map { $0.dropFirst("Documentation/".count) }
    #expect(decisions.count > 10)
    #expect(decisions.filter { !index.contains("](\($0))") } == [])
  }

  @Test func theIndexLinksEveryPage() throws {
    let index = try PackageFolder.text(of: "Documentation/README.md")
    let pages = PackageFolder.files("md", in: ["Documentation"])
      .map { $0.dropFirst("Documentation/".count) }.filter { $0 != "README.md" }
    #expect(pages.filter { !index.contains("](\($0))") } == [])
  }

  @Test func theReadmeIsAtMostEightKilobytes() throws {
    #expect(try PackageFolder.text(of: "README.md").utf8.count <= 8192)
  }

  @Test func namesThatAreAvailableAreInTheTable() throws {
    let available = try Self.names(inParagraph: 0)
    let table = try SwiftUITable.names.union(["Observable", "ObservableObject"])
    #expect(available.filter { !table.contains($0) } == [])
  }

  @Test func namesThatAreNotAvailableAreNotInTheTable() throws {
    let missing = try Self.names(inParagraph: 1)
    #expect(missing.filter(try SwiftUITable.names.contains) == [])
  }

  /// Returns the names in a paragraph of the README's section on the supported API.
  ///
  /// The first paragraph lists supported names, the second unsupported ones.
  private static func names(inParagraph index: Int) throws -> [String] {
    let paragraphs = try PackageFolder.text(of: "README.md").split(separator: "\n\n")
    let heading = try #require(paragraphs.firstIndex(of: "## Supported SwiftUI and Combine"))
    let paragraph = paragraphs[heading + 1 + index]
    let names = paragraph.matches(of: /`@?(\w+)`/).map { String($0.1) }
    try #require(names.count > 5)
    return names
  }
}
