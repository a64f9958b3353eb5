import Platen

/// A random number generator that yields the same numbers for the same text on every platform.
///
/// The seed is the text's FNV-1a hash.
struct Chance: RandomNumberGenerator {
  private let numbers: RandomNumbers

  init(_ seed: String) {
    numbers = RandomNumbers(
      seed: seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 })
  }

  func next() -> UInt64 { numbers.next() }

  /// Returns a random number in a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let part = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
