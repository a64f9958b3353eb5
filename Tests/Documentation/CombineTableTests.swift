import Foundation
import Testing

/// Checks that `Documentation/Reference/Combine.md` agrees with the list of Combine's symbols and the
/// sources.
///
/// If a test fails, run `Scripts/generate-combine-table.py`.
@Suite struct CombineTableTests {
  private static var declarations: PublicDeclarations {
    get throws {
      try PublicDeclarations(
        in: ["Sources/Network/CombineNetworking", "Sources/Reactive/Combine"],
        extending: "Publisher")
    }
  }

  @Test func everySymbolOfCombineIsInTheTableOnce() throws {
    let listed = try CombineTable.list.flatMap { line in line.symbols }
    let shown = try CombineTable.sections.values.flatMap { $0.flatMap(\.symbols) }
    #expect(Set(shown) == Set(listed))
    #expect(shown.count == Set(shown).count)
  }

  @Test func onlyKeyValueObservingIsAbsent() throws {
    let rows = try #require(try CombineTable.sections["Absent"])
    #expect(Set(rows.map(\.type)) == ["NSObject", "NSObject.KeyValueObservingPublisher"])
    #expect(try Self.declarations.names.contains("KeyValueObservingPublisher") == false)
  }

  @Test func workingSymbolsAreDeclared() throws {
    let declarations = try Self.declarations
    let rows = try #require(try CombineTable.sections["Works"])
    #expect(rows.count > 100)
    for row in rows {
      #expect(row.names.filter { !declarations.names.contains($0) } == [], "\(row.type)")
    }
  }

  @Test func declaredSymbolsBelongToCombine() throws {
    let names = Set(try CombineTable.list.flatMap { line in line.names })
    let marked = try Self.declarations.marked
    #expect(marked.count > 100)
    #expect(marked.subtracting(names).subtracting(Self.unlisted) == [])
  }

  /// Names that the list omits because a conformance implies them or because they are unavailable.
  private static let unlisted: Set = [
    "Element", "Failure", "FloatLiteralType", "Input", "IntegerLiteralType", "Magnitude", "Output",
    "encode", "hash", "wrappedValue",
    // The asynchronous notifications of Foundation, which are next to their publisher.
    "Notifications", "notifications",
  ]
}
