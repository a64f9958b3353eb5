import Testing

/// Every law of `Documentation/Laws.md` names tests that exist.
@Suite struct LawTests {
  private static let names: [Substring] = {
    let text = (try? PackageFolder.text(of: "Documentation/Laws.md")) ?? ""
    return text.matches(of: /`(\w+(?:Laws|Tests)\.\w+)`/).map(\.1)
  }()

  @Test func thereAreLaws() { #expect(Self.names.count > 10) }

  @Test(arguments: names) func aLawNamesATest(name: Substring) throws {
    let parts = name.split(separator: ".")
    let files = PackageFolder.files("swift", in: ["Tests"])
    let file = try #require(files.first { $0.hasSuffix("/\(parts[0]).swift") })
    let words = try PackageFolder.text(of: file).split { !($0.isLetter || $0.isNumber) }
    #expect(zip(words, words.dropFirst()).contains { $0 == "func" && $1 == parts[1] })
  }
}
