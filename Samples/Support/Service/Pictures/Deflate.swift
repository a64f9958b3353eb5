/// Writes zlib's format (RFC 1950, 1951): one block with the fixed codes, where a run is its byte
/// and then repetitions of what is one byte back.
struct Deflate {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// What stands for the bytes of some runs.
  static func zlib(_ runs: Runs) -> [UInt8] {
    var deflate = Deflate()
    deflate.put(0b011, 3)
    for (byte, count) in runs.runs { deflate.putRun(of: byte, count) }
    deflate.putSymbol(256)
    deflate.put(0, (8 - deflate.bitCount) % 8)
    return deflate.bytes + runs.adler32.bigEndianBytes
  }

  private mutating func putRun(of byte: UInt8, _ count: Int) {
    putSymbol(Int(byte))
    var rest = count - 1
    while rest >= 3 {
      putRepetitions(min(rest, 258))
      rest -= min(rest, 258)
    }
    for _ in 0..<rest { putSymbol(Int(byte)) }
  }

  /// From 3 to 258 copies of the byte before.
  private mutating func putRepetitions(_ length: Int) {
    let extra = length - 3
    if extra == 255 {
      putSymbol(285)
    } else {
      let width = max(0, extra.significantBits - 3)
      putSymbol(257 + 4 * width + extra >> width)
      put(UInt64(extra & (1 << width - 1)), width)
    }
    put(0, 5)
  }

  /// A literal, a length or the end, by the fixed code (RFC 1951, 3.2.6).
  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case 0...143: putCode(0x30 + symbol, 8)
    case 144...255: putCode(0x190 + symbol - 144, 9)
    case 256...279: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Codes begin with their highest bit, numbers with their lowest.
  private mutating func putCode(_ code: Int, _ width: Int) {
    for place in (0..<width).reversed() { put(UInt64(code >> place & 1), 1) }
  }

  private mutating func put(_ value: UInt64, _ width: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}

extension Int {
  /// How many digits it has in base 2; 0 for 0.
  var significantBits: Int { bitWidth - leadingZeroBitCount }
}

extension FixedWidthInteger {
  /// Its bytes, the highest first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
