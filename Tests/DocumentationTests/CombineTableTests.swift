import Foundation
import Testing

/// `Documentation/Combine.md` speaks of the list that it was made of and of the sources as they are.
///
/// A failure says: run `Scripts/generate-combine-table.py`.
@Suite struct CombineTableTests {
  private static var declarations: PublicDeclarations {
    get throws { try PublicDeclarations(in: ["Sources/PlatenReactive"], extending: "Publisher") }
  }

  @Test func everySymbolOfCombineIsInTheTableOnce() throws {
    let listed = try CombineTable.list.flatMap { line in line.symbols }
    let shown = try CombineTable.sections.values.flatMap { $0.flatMap(\.symbols) }
    #expect(Set(shown) == Set(listed))
    #expect(shown.count == Set(shown).count)
  }

  @Test func whatIsOursIsDeclared() throws {
    let declarations = try Self.declarations
    let rows = try #require(try CombineTable.sections["Works: ours"])
    #expect(rows.count > 10)
    for row in rows {
      #expect(row.names.filter { !declarations.names.contains($0) } == [], "\(row.type)")
    }
  }

  @Test func whatExtendsPublisherUnderANameOfCombineIsOurs() throws {
    let ours = try CombineTable.sections.filter {
      $0.key.contains("ours")
    }
    .values.joined().filter { $0.type == "Publisher" }.flatMap(\.names)
    let combine = try CombineTable.list.filter { $0.type == "Publisher" }.flatMap(\.names)
    let declared = try Self.declarations.methods.filter { combine.contains($0) }
    #expect(declared.count > 2)
    #expect(declared.filter { !ours.contains($0) } == [])
  }

  @Test func whatIsAbsentIsNotDeclared() throws {
    let declarations = try Self.declarations
    let rows = try #require(try CombineTable.sections["Absent"])
    #expect(rows.filter { declarations.names.contains($0.type) }.map(\.type) == [])
  }

  @Test func theVersionOfOpenCombineIsTheOneThatIsBuilt() throws {
    guard PackageFolder.exists("Package.resolved") else { return }
    let pins = try PackageFolder.text(of: "Package.resolved")
    let pin = try #require(pins.firstMatch(of: /"opencombine"[^}]*"version" : "([\d.]+)"/))
    let page = try PackageFolder.text(of: CombineTable.page)
    #expect(page.contains("Elsewhere it is OpenCombine \(pin.1) with"))
  }
}
