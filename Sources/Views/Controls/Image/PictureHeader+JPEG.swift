extension PictureHeader {
  /// Creates a header by reading the segments of a JPEG up to the frame header.
  ///
  /// The segments include any Exif metadata, which precedes the frame header.
  init(jpeg bytes: UnsafeRawBufferPointer) throws(PictureError) {
    var offset = 2  // Skips the SOI marker.
    var isTurned = false
    while true {
      let marker = try Self.marker(in: bytes, at: &offset)
      if marker.hasNoLength { continue }
      if marker.endsHeader { throw .broken(.jpeg, "its pixel data precedes its size") }
      guard offset + 2 <= bytes.count else { throw .cutOff(.jpeg, bytes: bytes.count) }
      let length = bytes.number(at: offset, bytes: 2)
      if marker.beginsFrame {
        self = try Self.frame(in: bytes, at: offset, length: length, isTurned: isTurned)
        return
      }
      guard length >= 2 else { throw .broken(.jpeg, "it contains a segment of \(length) bytes") }
      if marker == 0xE1, let notes = CameraNotes(bytes[offset...].prefix(length).dropFirst(2)) {
        isTurned = notes.isTurned
      }
      offset += length
    }
  }

  /// Returns the marker at an offset and advances the offset past it.
  private static func marker(
    in bytes: UnsafeRawBufferPointer, at offset: inout Int
  ) throws(PictureError) -> UInt8 {
    guard offset < bytes.count else { throw .cutOff(.jpeg, bytes: bytes.count) }
    guard bytes[offset] == 0xFF else {
      throw .broken(.jpeg, "it has no marker at byte \(offset), where a segment should begin")
    }
    while offset < bytes.count, bytes[offset] == 0xFF { offset += 1 }
    guard offset < bytes.count else { throw .cutOff(.jpeg, bytes: bytes.count) }
    offset += 1
    return bytes[offset - 1]
  }

  private static func frame(
    in bytes: UnsafeRawBufferPointer, at offset: Int, length: Int, isTurned: Bool
  ) throws(PictureError) -> PictureHeader {
    guard length >= 8 else { throw .broken(.jpeg, "its frame header has only \(length) bytes") }
    guard offset + 7 <= bytes.count else { throw .cutOff(.jpeg, bytes: bytes.count) }
    return try PictureHeader(
      .jpeg, width: bytes.number(at: offset + 5, bytes: 2),
      height: bytes.number(at: offset + 3, bytes: 2), isTurned: isTurned)
  }
}

/// The kinds of JPEG markers, identified by the byte that follows `FF`.
extension UInt8 {
  /// Whether the marker has no length: TEM and the eight restart markers.
  fileprivate var hasNoLength: Bool { self == 0x01 || (0xD0...0xD7).contains(self) }

  /// Whether the marker cannot precede a frame header: a second SOI, EOI, or SOS.
  fileprivate var endsHeader: Bool { (0xD8...0xDA).contains(self) }

  /// Whether the marker is an SOF marker. C4, C8, and CC have other meanings.
  fileprivate var beginsFrame: Bool {
    (0xC0...0xCF).contains(self) && ![0xC4, 0xC8, 0xCC].contains(self)
  }
}
