import Foundation

extension Mosaic {
  /// The image as a PNG with a palette.
  ///
  /// In each row of tiles, only the first scan line is stored; the others repeat the line above.
  ///
  /// - Complexity: Proportional to the number of tiles and scan lines.
  var png: Data {
    let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 3, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
        + chunk("IDAT", Deflate.zlib(lines)) + chunk("IEND", []))
  }

  /// The scan lines, each after its filter type: 0 for none, 2 for the line above.
  private var lines: Runs {
    var lines = Runs()
    for number in 0..<rows {
      lines.append(0)
      for colour in row(number) { lines.append(colour, tile) }
      for _ in 1..<tile {
        lines.append(2)
        lines.append(0, width)
      }
    }
    return lines
  }
}

/// Returns a PNG chunk: its length, its type, its content and a checksum.
private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let checked = Array(type.utf8) + content
  return UInt32(content.count).bigEndianBytes + checked + crc32(checked).bigEndianBytes
}

/// Returns the CRC-32 checksum of bytes (ISO 3309).
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
}
