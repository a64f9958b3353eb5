/// An encoder for the zlib format (RFC 1950, RFC 1951).
///
/// The output is a single block with fixed codes. A run is encoded as its byte and repetitions at
/// distance 1.
struct Deflate {
  private var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// Returns the compressed bytes of runs.
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

  /// Writes 3 to 258 repetitions of the preceding byte.
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

  /// Writes a literal, a length or the end of the block in the fixed code (RFC 1951, 3.2.6).
  private mutating func putSymbol(_ symbol: Int) {
    switch symbol {
    case 0...143: putCode(0x30 + symbol, 8)
    case 144...255: putCode(0x190 + symbol - 144, 9)
    case 256...279: putCode(symbol - 256, 7)
    default: putCode(0xC0 + symbol - 280, 8)
    }
  }

  /// Writes a code, highest bit first; numbers begin with their lowest bit.
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
  /// The number of binary digits; 0 for 0.
  var significantBits: Int { bitWidth - leadingZeroBitCount }
}

extension FixedWidthInteger {
  /// The bytes of the integer, highest first.
  var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian, Array.init) }
}
