/// An encoder for the blocks of a JPEG, by the differences of their means.
struct JPEGScan {
  /// The table that codes the bit width of a difference: nine widths, from 0 to 8, in four bits
  /// each.
  static let meanCodes = codes(0x00, [0, 0, 0, 9], Array(0...8))
  /// The table that codes the remaining coefficients of a block: only the end of the block, in one
  /// bit.
  static let restCodes = codes(0x10, [1], [0])

  private var bytes: [UInt8] = []
  private var bits = 0
  private var bitCount = 0
  private var last = [0, 0, 0]

  mutating func append(_ colour: YCbCr) {
    for (component, mean) in colour.parts.enumerated() {
      put(difference: mean - last[component])
      put(0, 1)
      last[component] = mean
    }
  }

  /// The encoded bytes, the last of which is padded with ones.
  var finished: [UInt8] {
    var scan = self
    scan.put(0x7F, (8 - bitCount) % 8)
    return scan.bytes
  }

  /// Writes a difference; a negative one is written as the lowest bits of its predecessor (T.81,
  /// F.1.2.1).
  private mutating func put(difference: Int) {
    let width = Int(difference.magnitude).significantBits
    put(width, 4)
    put(difference < 0 ? difference - 1 : difference, width)
  }

  /// Writes the lowest bits of a number, highest first.
  private mutating func put(_ value: Int, _ width: Int) {
    bits = bits << width | value & (1 << width - 1)
    bitCount += width
    while bitCount >= 8 {
      bitCount -= 8
      let byte = UInt8(truncatingIfNeeded: bits >> bitCount)
      // A zero after 0xFF distinguishes the byte from the start of a marker.
      bytes += byte == 0xFF ? [byte, 0] : [byte]
      bits &= 1 << bitCount - 1
    }
  }

  /// Returns a Huffman table: the number of codes of each width from 1 to 16, and their values.
  private static func codes(_ place: UInt8, _ counts: [UInt8], _ values: [UInt8]) -> [UInt8] {
    [place] + counts + [UInt8](repeating: 0, count: 16 - counts.count) + values
  }
}

/// A color in JPEG's format: luminance and two color differences, each minus 128.
struct YCbCr {
  let parts: [Int]

  init(_ colour: RGB) {
    let (red, green, blue) = (Double(colour.red), Double(colour.green), Double(colour.blue))
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    let parts = [brightness - 128, (blue - brightness) / 1.772, (red - brightness) / 1.402]
    self.parts = parts.map { max(-128, min(127, Int($0.rounded()))) }
  }
}
