import Testing

@testable import PlatenContext
@testable import PlatenTime

private protocol Marked {}
private protocol Unused {}
private struct MarkedStruct: Marked {}
private final class MarkedClass: Marked {}
private enum MarkedEnum: Marked {}
private struct MarkedGeneric<Value>: Marked {}

@Suite struct ConformanceRecordsTests {
  @Test func conformingTypesFindsAllTypesThatConformToAProtocol() {
    let found = conformingTypes(to: [(any Unused).self, (any Marked).self])
    let names = found.map { $0.map { "\($0)" }.sorted() }
    #expect(
      names == [[], ["MarkedClass", "MarkedEnum", "MarkedStruct"]],
      "This compiler uses a different layout for conformance records: previews are not found")
  }
}
