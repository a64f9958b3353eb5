import Foundation

/// PNG pictures for tests, built byte by byte.
public enum PNG {
  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns a picture with rows of pixels, each with red, green, blue and alpha from 0 to 255.
  public static func data(_ rows: [[[UInt8]]]) -> Data {
    let pixels = rows.flatMap { [0] + $0.joined() }  // 0: nothing predicts the row
    return Data(
      signature + header(width: rows.first?.count ?? 0, height: rows.count)
        + chunk("IDAT", stored(pixels)) + chunk("IEND", []))
  }

  /// Returns the header chunk of an RGBA picture with the given size.
  public static func header(width: Int, height: Int) -> [UInt8] {
    chunk("IHDR", number(width) + number(height) + [8, 6, 0, 0, 0])
  }

  public static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let checked = name.utf8 + content
    return number(content.count) + checked + number(Int(crc32(checked)))
  }

  /// Returns a number as four big-endian bytes.
  private static func number(_ value: Int) -> [UInt8] {
    stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns a zlib stream of uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let size = 0xFFFF
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: bytes.count, by: size) {
      let block = bytes[start..<min(start + size, bytes.count)]
      let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
      stream += [start + size >= bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    return stream + number(Int(adler32(bytes)))
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65521
      return (first, (sums.1 + first) % 65521)
    }
    return sums.1 << 16 | sums.0
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
  }
}
