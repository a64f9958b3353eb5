/// A sequence of bytes that is stored as runs of equal bytes.
///
/// The cost of image computations is proportional to the number of tiles rather than pixels.
struct Runs: Sendable {
  private(set) var runs: [(byte: UInt8, count: Int)] = []

  mutating func append(_ byte: UInt8, _ count: Int = 1) {
    if let last = runs.last, last.byte == byte {
      runs[runs.count - 1].count += count
    } else {
      runs.append((byte, count))
    }
  }

  /// The Adler-32 checksum of the zlib format (RFC 1950, 8.2), computed from complete runs.
  var adler32: UInt32 {
    var (sum, sumOfSums) = (1, 0)
    for (byte, count) in runs {
      let value = Int(byte)
      sumOfSums = (sumOfSums + count * sum + value * (count * (count + 1) / 2)) % 65_521
      sum = (sum + count * value) % 65_521
    }
    return UInt32(sumOfSums << 16 | sum)
  }
}
