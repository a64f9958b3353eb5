/// Numbers that look like chance and are the same for the same text, everywhere and always.
///
/// FNV-1a makes a number of the text, SplitMix64 (Steele, Lea, Flood, 2014) others of that.
struct Chance: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: String) {
    state = seed.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }

  /// A number of a range.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let part = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }
}
