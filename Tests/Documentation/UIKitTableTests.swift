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

  @Test func typesWithoutEffectAreInTheirSection() throws {
    let page = try PackageFolder.text(of: "Documentation/Reference/UIKit.md")
    let section = try #require(
      page.split(separator: "\n## ").first { $0.hasPrefix("Has no effect\n") })
    let shown = section.matches(of: /\n\| `(\w+)` \|/).map { String($0.1) }
    let declaration =
      /\/\/\/ Has no effect: .+\n(?:(?:\/\/\/|@).*\n)*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
    let types = try PackageFolder.files("swift", in: ["Sources/Apple/UIKit"]).flatMap { file in
      try PackageFolder.text(of: file).matches(of: declaration).map { String($0.1) }
    }
    #expect(types.contains("UINavigationBar") && types.contains("UIImpactFeedbackGenerator"))
    #expect(Set(types) == Set(shown))
  }

  @Test func theDocumentationOfTypesWithoutEffectBeginsWithTheFact() throws {
    let declaration =
      /\n\n\/\/\/ (?!Has no effect: )[^.\n]*ha(?:s|ve) no effect[.:\n].*\n(?:(?:\/\/\/|@).*\n)*(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/
    for file in PackageFolder.files("swift", in: ["Sources/Apple/UIKit"]) {
      let types = try PackageFolder.text(of: file).matches(of: declaration).map(\.1)
      #expect(types.isEmpty, "\(file)")
    }
  }
}
