import Testing

/// Checks that `Documentation/Reference/UIKit.md` agrees with the sources.
///
/// If a test fails, run `Scripts/generate-swiftui-table.py`.
@Suite struct UIKitTableTests {
  @Test func everyTypeHasOneRow() throws {
    let page = try PackageFolder.text(of: "Documentation/Reference/UIKit.md")
    let shown = page.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    let types = try PackageFolder.files("swift", in: ["Sources/Apple/UIKit"]).flatMap { file in
      try PackageFolder.text(of: file)
        .matches(of: /\n(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/)
        .map { String($0.1) }
    }
    .filter { !$0.hasPrefix("_") }
    #expect(types.count > 50)
    #expect(Set(types).subtracting(shown) == [])
    #expect(types.filter { name in shown.count { $0 == name } != 1 } == [])
  }
}
