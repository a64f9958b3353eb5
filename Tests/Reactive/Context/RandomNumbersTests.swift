import Testing

@testable import PlatenContext
@testable import PlatenTime

@Suite struct RandomNumbersTests {
  @Test func theGeneratorIsSplitMix64() {
    let numbers = RandomNumbers(seed: 0)
    #expect(numbers.next() == 0xE220_A839_7B1D_CDAF)
    #expect(numbers.next() == 0x6E78_9E6A_A1B9_65F4)
    #expect(numbers.next() == 0x06C4_5D18_8009_454F)
  }

  @Test func copiesShareOneSequence() {
    let numbers = RandomNumbers(seed: 1)
    var copy = numbers
    let own = (0..<5).map { _ in UInt64.random(in: 0 ... .max, using: &copy) }
    let both = (0..<5).map { _ in numbers.next() }
    let expected = RandomNumbers(seed: 1)
    #expect(own + both == (0..<10).map { _ in expected.next() })
  }
}
