import Testing

@testable import PlatenViews

@MainActor
@Suite struct SharesTests {
  @Test func eachGetsTheLeastThatItCanDoWith() {
    #expect(Shares.of(7, among: [Widths(fixed: 5), Widths(2, 9, 30)]) == [5, 2])
  }

  @Test func theRestIsSharedEvenly() {
    #expect(Shares.of(20, among: [Widths(fixed: 5), Widths(2, 9, 30)]) == [5, 15])
    #expect(Shares.of(20, among: [Widths(0, 3, 99), Widths(0, 9, 99)]) == [10, 10])
    #expect(Shares.of(21, among: [Widths(0, 3, 99), Widths(0, 9, 99)]) == [11, 10])
  }

  @Test func whatOneCannotUseGoesToTheOthers() {
    #expect(Shares.of(30, among: [Widths(0, 4, 4), Widths(0, 9, 99)]) == [4, 26])
    #expect(Shares.of(30, among: [Widths(0, 4, 4), Widths(0, 9, 9)]) == [4, 9])
  }

  @Test func theWidestGiveWayWhereTheLeastDoNotFit() {
    #expect(Shares.of(9, among: [Widths(fixed: 5), Widths(fixed: 9)]) == [5, 4])
    #expect(Shares.of(0, among: [Widths(fixed: 5), Widths(fixed: 9)]) == [0, 0])
    #expect(Shares.of(-3, among: [Widths(fixed: 5)]) == [0])
  }

  /// > Law: a row gives away what it has.
  @Test(arguments: seeds)
  func aRowGivesAwayWhatItHas(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let widths = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let least = Int.random(in: 0...20, using: &random)
        return Widths(
          least, least, least + [0, 7, Widths.unlimited].randomElement(using: &random)!)
      }
      let room = Int.random(in: 0...90, using: &random)
      let shares = Shares.of(room, among: widths)
      #expect(shares.reduce(0, +) == min(room, widths.reduce(0) { $0 + $1.most }))
      #expect(zip(shares, widths).allSatisfy { $0 <= $1.most })
    }
  }
}
