import Testing

/// Checks that the guide to unchanged sources describes the sample that is built.
@Suite struct UnchangedTests {
  @Test func theUnchangedSampleIsCheckedWithTheTests() throws {
    let targets = try PackageFolder.text(of: "Makefile").split(separator: "\n\n")
    let test = try #require(targets.first { $0.contains("\ntest:") })
    #expect(test.contains("\n\tScripts/check-unchanged"))
  }

  @Test(arguments: CodeBlock.all("yaml"))
  func theWorkflowInTheGuideIsThatOfTheSample(block: CodeBlock) throws {
    let file = "Samples/Unchanged/.github/workflows/linux.yml"
    #expect(try PackageFolder.text(of: file) == block.text + "\n")
  }

  @Test func theSampleImportsOnlyAppleFrameworksAndItself() throws {
    let apples = [
      "AppKit", "Charts", "Combine", "CoreData", "Foundation", "Observation", "SwiftUI", "UIKit",
      "os",
    ]
    let manifest = try PackageFolder.text(of: "Samples/Unchanged/Package.swift")
    for file in PackageFolder.files("swift", in: ["Samples/Unchanged/Sources"]) {
      for imported in try PackageFolder.text(of: file).matches(of: /(?m)^ *import (\w+)/) {
        let isOwn = manifest.contains("arget(name: \"\(imported.1)\"")
        #expect(isOwn || apples.contains(String(imported.1)), "\(file)")
      }
    }
  }

  @Test(arguments: ["Inventory", "Till"])
  func aModelOfTheSampleImportsOnlyFoundation(name: String) throws {
    let model = try PackageFolder.text(of: "Samples/Unchanged/Sources/TeaModels/\(name).swift")
    #expect(model.matches(of: /(?m)^import (\w+)/).map(\.1) == ["Foundation"])
  }

  /// `Scripts/check-unchanged` compiles these sources, which name every Combine type and use every
  /// publisher member.
  @Test func combineOnlyFilesCanUseAllOfCombine() throws {
    let files = PackageFolder.files("swift", in: ["Samples/Unchanged/Combine"])
    let text = try files.map(PackageFolder.text).joined()
    #expect(text.matches(of: /(?m)^import (\w+)/).allSatisfy { $0.1 == "Combine" })
    let words = Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    let rows = try CombineTable.list.filter { !$0.type.hasPrefix("NSObject") }
    for row in rows {
      let isUsed = row.type == "Publisher" || !row.isAboutTheType
      let names = row.type.split(separator: ".").map(String.init) + (isUsed ? row.names : [])
      #expect(names.filter { !words.contains($0) } == [], "\(row.type)")
    }
  }
}
