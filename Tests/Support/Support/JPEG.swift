import Foundation

/// JPEG pictures for tests, built byte by byte.
public enum JPEG {
  /// Returns a gray progressive picture with many empty scans, each of which is decoded separately.
  ///
  /// - SeeAlso: ITU-T T.81, B.2 and G.1.2.
  public static func ofScans(_ count: Int, width: Int, height: Int) -> Data {
    let blocks = ((width + 7) / 8) * ((height + 7) / 8)
    let size = [height >> 8, height, width >> 8, width].map { UInt8(truncatingIfNeeded: $0) }
    let one: [UInt8] = [1] + Array(repeating: 0, count: 15)  // code of one bit
    let start =
      [0xFF, 0xD8] + segment(0xDB, [0] + Array(repeating: 1, count: 64))
      + segment(0xC2, [8] + size + [1, 1, 0x11, 0])
      + segment(0xC4, [0x00] + one + [0]) + segment(0xC4, [0x10] + one + [0xE0])
    // Every block has the same brightness as the previous one: one bit each.
    let dark = scan(from: 0, to: 0, Array(repeating: 0, count: (blocks + 7) / 8))
    // The ends of 16,384 blocks plus a 14-bit number of further blocks: all blocks of this picture.
    let nothing = scan(from: 1, to: 63, [0b0111_1111, 0b1111_1111, 0])
    return Data(start + dark + Array(repeating: nothing, count: count).joined() + [0xFF, 0xD9])
  }

  private static func scan(from first: UInt8, to last: UInt8, _ bits: [UInt8]) -> [UInt8] {
    segment(0xDA, [1, 1, 0, first, last, 0]) + bits
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count + 2
    return [0xFF, marker, UInt8(count >> 8), UInt8(count & 0xFF)] + content
  }
}
