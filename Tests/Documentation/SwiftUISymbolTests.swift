import Testing

/// Checks that `Documentation/Reference/SwiftUISymbols.md` agrees with the list of SwiftUI's symbols and the
/// sources.
///
/// If a test fails, run `Scripts/generate-swiftui-table.py`.
@Suite struct SwiftUISymbolTests {
  @Test func everySymbolOfTheListHasOneState() throws {
    let listed = try SwiftUISymbols.list.flatMap(\.symbols)
    let shown = try SwiftUISymbols.states.joined().flatMap(\.symbols)
    #expect(listed.count > 1000)
    #expect(listed.count == Set(listed).count)
    #expect(shown.sorted() == listed.sorted())
  }

  @Test func availableSymbolsAreDeclaredAndAbsentOnesAreNot() throws {
    let folders = [
      "Views/Graph", "Views/Controls", "Views/Navigation", "Views/Compatibility",
      "Network/Remote", "Programs/App", "Apple/SwiftUI", "Apple/UIKit",
    ]
    let sources = folders.map { "Sources/\($0)" }
    let declared = try PublicDeclarations(in: sources, extending: "View").names
    let states = try SwiftUISymbols.states.map { rows in
      rows.filter { $0.isAboutTheType && !$0.type.contains(".") }.map(\.names[0])
    }
    let there = Set(states[0] + states[1])
    #expect(there.subtracting(declared) == [])
    #expect(Set(states[2]).intersection(declared).subtracting(there) == [])
  }
}
