/// Writes the squares of a JPEG by the differences of their means.
struct JPEGScan {
  /// The code of a difference's width: nine widths, from 0 to 8 bits, in four bits each.
  static let meanCodes = codes(0x00, [0, 0, 0, 9], Array(0...8))
  /// The code of what is in a square besides: nothing, in one bit.
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

  /// All bytes, the last filled up with ones.
  var finished: [UInt8] {
    var scan = self
    scan.put(0x7F, (8 - bitCount) % 8)
    return scan.bytes
  }

  /// A number less than zero is written as one less than its lowest bits (T.81, F.1.2.1).
  private mutating func put(difference: Int) {
    let width = Int(difference.magnitude).significantBits
    put(width, 4)
    put(difference < 0 ? difference - 1 : difference, width)
  }

  /// The lowest bits of a number, the highest of them first.
  private mutating func put(_ value: Int, _ width: Int) {
    bits = bits << width | value & (1 << width - 1)
    bitCount += width
    while bitCount >= 8 {
      bitCount -= 8
      let byte = UInt8(truncatingIfNeeded: bits >> bitCount)
      // A byte that would begin a marker is followed by one that says it does not.
      bytes += byte == 0xFF ? [byte, 0] : [byte]
      bits &= 1 << bitCount - 1
    }
  }

  /// A table of Huffman codes: how many there are of each width from 1 to 16, and what they mean.
  private static func codes(_ place: UInt8, _ counts: [UInt8], _ values: [UInt8]) -> [UInt8] {
    [place] + counts + [UInt8](repeating: 0, count: 16 - counts.count) + values
  }
}

/// A colour as JPEG has it, by brightness and two differences, each less 128.
struct YCbCr {
  let parts: [Int]

  init(_ colour: RGB) {
    let (red, green, blue) = (Double(colour.red), Double(colour.green), Double(colour.blue))
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue
    let parts = [brightness - 128, (blue - brightness) / 1.772, (red - brightness) / 1.402]
    self.parts = parts.map { max(-128, min(127, Int($0.rounded()))) }
  }
}
