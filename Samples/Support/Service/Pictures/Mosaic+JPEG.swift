import Foundation

extension Mosaic {
  /// The picture as baseline JPEG (ITU T.81).
  ///
  /// JPEG writes squares of 8 by 8 pixels as a mean and what differs from it. Where each square has
  /// one colour nothing differs, so that means are all there is to write.
  ///
  /// - Precondition: The side of a tile is a multiple of 8.
  var jpeg: Data {
    precondition(tile.isMultiple(of: 8), "a tile would share a square of JPEG with another")
    var scan = JPEGScan()
    let colours = palette.map(YCbCr.init)
    for line in 0..<height / 8 {
      for colour in row(line * 8 / tile) {
        for _ in 0..<tile / 8 { scan.append(colours[Int(colour)]) }
      }
    }
    return Data([0xFF, 0xD8] + header + scan.finished + [0xFF, 0xD9])
  }

  /// All that is said before the squares.
  private var header: [UInt8] {
    let size = UInt16(height).bigEndianBytes + UInt16(width).bigEndianBytes
    // Means are written in eighths, as sums over 8 are.
    let quantities = [0] + [UInt8](repeating: 8, count: 64)
    let components: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    return segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
      + segment(0xDB, quantities) + segment(0xC0, [8] + size + components)
      + segment(0xC4, JPEGScan.meanCodes) + segment(0xC4, JPEGScan.restCodes)
      + segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }
}

/// A part of a JPEG: its marker, its length with that of the length, what is in it.
private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, marker] + UInt16(content.count + 2).bigEndianBytes + content
}
