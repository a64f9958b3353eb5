import Testing

/// Checks that `Documentation/Reference/SwiftUI.md` agrees with the sources.
///
/// If a test fails, run `Scripts/generate-swiftui-table.py`.
@Suite struct SwiftUITableTests {
  private let declarations: PublicDeclarations
  /// The declarations of the networking target, of which only image views belong to SwiftUI.
  private let remote: PublicDeclarations
  private let sections: [String: [(name: String, members: [String])]]

  init() throws {
    declarations = try PublicDeclarations(
      in: [
        "Sources/Views/Graph", "Sources/Views/Controls", "Sources/Views/Navigation",
        "Sources/Views/Compatibility", "Sources/Programs/App", "Sources/Apple/SwiftUI",
      ],
      extending: "View")
    remote = try PublicDeclarations(in: ["Sources/Network/Remote/Content"], extending: "View")
    sections = try SwiftUITable.sections
  }

  @Test func everyPublicSymbolIsInTheTable() {
    let shown = sections.values.joined().flatMap { [$0.name] + $0.members }
    let unseen: Set = [
      "body", "Body", "Components", "Content", "PreviewContent", "RegisteredPreview", "shape",
      "TimelineViewDefaultContext", "DefaultTabLabel", "Index", "Indices", "Iterator",
      "SubSequence",
    ]
    // A name of Platen's in the folder of `App`.
    let own: Set = ["Scenes"]
    #expect(declarations.marked.count > 200)
    #expect(declarations.marked.subtracting(shown).subtracting(unseen.union(own)) == [])
  }

  @Test func everyRowIsDeclared() {
    let declared = declarations.names.union(remote.names)
    for (section, rows) in sections {
      #expect(rows.map(\.name).filter { !declared.contains($0) } == [], "\(section)")
      #expect(rows.count > 3, "\(section)")
    }
  }

  @Test func modifiersAreMethodsOfViews() throws {
    let modifiers = try #require(sections["Modifiers"]).map(\.name)
    #expect(modifiers.filter { !declarations.methods.contains($0) } == [])
  }

  @Test func modifiersThatReturnTheViewItselfAreMarkedAsWithoutEffect() throws {
    let accepted = try #require(sections["Has no effect"]).map(\.name)
    #expect(declarations.idle.count > 10)
    #expect(declarations.idle == declarations.methods.intersection(accepted))
  }
}
