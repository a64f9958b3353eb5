import Foundation
import Testing

@testable import PlatenAdopt

@Suite struct LinkNamesTests {
  private func names(_ files: String...) -> [String] {
    var names = LinkNames()
    return files.map { names.name(for: URL(filePath: "/a").appending(path: $0)) }
  }

  @Test func plainNamesAreKept() {
    #expect(
      names("View+Extensions.swift", "My View.swift") == ["View+Extensions.swift", "My View.swift"])
  }

  @Test func specialCharactersAreReplaced() {
    #expect(names("a:1:2: error;\"\\\n.swift") == ["a_1_2_ error____.swift"])
  }

  @Test func longNamesAreShortened() {
    let name = String(repeating: "a", count: 240) + ".swift"
    let short = String(repeating: "a", count: 100)
    #expect(names(name, name) == ["\(short).swift", "\(short)-2.swift"])
  }

  @Test func namesAreUnique() {
    #expect(names("A.swift", "b/A.swift", "c/a.swift") == ["A.swift", "A-2.swift", "a-3.swift"])
  }
}
