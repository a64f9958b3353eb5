import Foundation

extension Mosaic {
  /// The picture as PNG, with a palette.
  ///
  /// Of each row of tiles only the first line of pixels is written; the others say that they are as
  /// the one above.
  ///
  /// - Complexity: Proportional to the tiles and to the lines of pixels.
  var png: Data {
    let header = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes + [8, 3, 0, 0, 0]
    return Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
        + chunk("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] })
        + chunk("IDAT", Deflate.zlib(lines)) + chunk("IEND", []))
  }

  /// The lines of pixels, each after the number of its filter: 0 for none, 2 for the line above.
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

/// A part of a PNG: its length, its type, what is in it, and a checksum.
private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
  let checked = Array(type.utf8) + content
  return UInt32(content.count).bigEndianBytes + checked + crc32(checked).bigEndianBytes
}

/// The checksum of PNG (ISO 3309).
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(~0) { crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
}

private let crcTable: [UInt32] = (0..<256).map { byte in
  (0..<8).reduce(byte) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
}
