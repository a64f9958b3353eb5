import Testing

@testable @_spi(Nodes) import PlatenGraph

@Suite struct RandomNumbersTests {
  @Test func numbersAreThoseOfSplitMix64() {
    // The first outputs of the reference implementation for the seed 0.
    let numbers = RandomNumbers(seed: 0)
    #expect([numbers.next(), numbers.next()] == [0xe220_a839_7b1d_cdaf, 0x6e78_9e6a_a1b9_65f4])
  }

  @Test func copiesShareOneSequence() {
    let (numbers, other) = (RandomNumbers(seed: 7), RandomNumbers(seed: 7))
    let copy = numbers
    #expect([numbers.next(), copy.next()] == [other.next(), other.next()])
  }
}
