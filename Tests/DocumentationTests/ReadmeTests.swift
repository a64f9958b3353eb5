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
    let test = try PackageFolder.text(of: "Tests/SampleTests/HelloTests.swift")
    #expect(CodeBlock.all("swift").contains { test.hasSuffix("\n\n" + $0.text + "\n") })
  }

  @Test(arguments: PackageFolder.pages) func linksLeadToFiles(page: String) throws {
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
}
