import Foundation

extension Mosaic {
  /// The image as a baseline JPEG (ITU T.81).
  ///
  /// JPEG encodes blocks of 8 by 8 pixels as a mean and the deviations from it. Blocks of a single
  /// color have no deviations, so the output consists of means.
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

  /// The segments before the blocks.
  private var header: [UInt8] {
    let size = UInt16(height).bigEndianBytes + UInt16(width).bigEndianBytes
    // The transform scales means by 8; this divisor removes the factor.
    let quantities = [0] + [UInt8](repeating: 8, count: 64)
    let components: [UInt8] = [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
    return segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
      + segment(0xDB, quantities) + segment(0xC0, [8] + size + components)
      + segment(0xC4, JPEGScan.meanCodes) + segment(0xC4, JPEGScan.restCodes)
      + segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
  }
}

/// Returns a JPEG segment: a marker, the length of the segment without the marker, and the content.
private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
  [0xFF, marker] + UInt16(content.count + 2).bigEndianBytes + content
}
