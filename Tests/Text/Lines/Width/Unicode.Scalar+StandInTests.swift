import Testing

@testable import PlatenLines

@Suite struct StandInTests {
  /// Text in which no scalar can join is assumed to be printable without another check.
  @Test func replacedScalarsAreClassifiedAsJoining() {
    let forbidden = Unicode.Scalar.all.filter { $0.standIn != nil }
    #expect(forbidden.count > 200)
    #expect(forbidden.allSatisfy { $0.cellTrait.mayJoin })
  }

  @Test func replacementScalarsAreOneCellWideAndAreNotReplaced() {
    let signs = Set(Unicode.Scalar.all.compactMap(\.standIn))
    #expect(signs.allSatisfy { Character($0).cells == 1 && $0.standIn == nil })
  }
}
