import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct WidthDistributionTests {
  @Test func everyColumnReceivesItsMinimumWidth() {
    #expect(
      WidthDistribution.of(7, among: [WidthRange(fixed: 5), WidthRange(2, 9, 30)]) == [5, 2])
  }

  @Test func theRemainingWidthIsSharedEvenly() {
    #expect(
      WidthDistribution.of(20, among: [WidthRange(fixed: 5), WidthRange(2, 9, 30)]) == [5, 15])
    #expect(
      WidthDistribution.of(20, among: [WidthRange(0, 3, 99), WidthRange(0, 9, 99)]) == [10, 10])
    #expect(
      WidthDistribution.of(21, among: [WidthRange(0, 3, 99), WidthRange(0, 9, 99)]) == [11, 10])
  }

  @Test func widthThatAColumnCannotUseIsGivenToOtherColumns() {
    #expect(
      WidthDistribution.of(30, among: [WidthRange(0, 4, 4), WidthRange(0, 9, 99)]) == [4, 26])
    #expect(WidthDistribution.of(30, among: [WidthRange(0, 4, 4), WidthRange(0, 9, 9)]) == [4, 9])
  }

  @Test func theWidestColumnsShrinkIfTheMinimumWidthsDoNotFit() {
    #expect(
      WidthDistribution.of(9, among: [WidthRange(fixed: 5), WidthRange(fixed: 9)]) == [5, 4])
    #expect(
      WidthDistribution.of(0, among: [WidthRange(fixed: 5), WidthRange(fixed: 9)]) == [0, 0])
    #expect(WidthDistribution.of(-3, among: [WidthRange(fixed: 5)]) == [0])
  }

  /// > Law: a row distributes all the width that its columns can use.
  @Test(arguments: seeds)
  func aRowDistributesAllTheWidthThatItsColumnsCanUse(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let widths = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let least = Int.random(in: 0...20, using: &random)
        return WidthRange(
          least, least, least + [0, 7, WidthRange.unlimited].randomElement(using: &random)!)
      }
      let room = Int.random(in: 0...90, using: &random)
      let shares = WidthDistribution.of(room, among: widths)
      #expect(shares.reduce(0, +) == min(room, widths.reduce(0) { $0 + $1.max }))
      #expect(zip(shares, widths).allSatisfy { $0 <= $1.max })
    }
  }
}
