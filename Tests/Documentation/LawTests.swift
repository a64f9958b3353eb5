import Testing

/// Checks that every law in `Documentation/Laws.md` names existing tests.
@Suite struct LawTests {
  private static let names: [Substring] = {
    let text = (try? PackageFolder.text(of: "Documentation/Laws.md")) ?? ""
    return text.matches(of: /`(\w+(?:Laws|Tests)\.\w+)`/).map(\.1)
  }()

  @Test func lawsAreFound() { #expect(Self.names.count > 10) }

  /// The words of each test file.
  private static let files = PackageFolder.files("swift", in: ["Tests"]).compactMap { file in
    try? PackageFolder.text(of: file).split { !($0.isLetter || $0.isNumber) }
  }

  @Test(arguments: names) func aLawNamesAnExistingTest(name: Substring) {
    let parts = name.split(separator: ".")
    #expect(
      Self.files.contains { file in
        ["struct", "class"].contains { file.declares($0, parts[0]) }
          && file.declares("func", parts[1])
      })
  }
}

extension [Substring] {
  /// Returns whether the text contains the keyword followed by the name.
  fileprivate func declares(_ keyword: String, _ name: Substring) -> Bool {
    zip(self, dropFirst()).contains { $0 == keyword && $1 == name }
  }
}
