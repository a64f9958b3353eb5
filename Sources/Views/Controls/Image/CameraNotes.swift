/// The Exif metadata in a JPEG segment, stored as TIFF fields with numeric tags.
///
/// Every offset and length is checked against the size of the segment.
///
/// - SeeAlso: TIFF 6.0, section 2; Exif 2.3, 4.5.2 and 4.6.4.
struct CameraNotes {
  private let bytes: UnsafeRawBufferPointer
  /// Whether numbers are stored in little-endian byte order.
  private let isLittle: Bool

  /// Creates the metadata from the contents of a segment, or returns `nil` if it is not Exif.
  ///
  /// - Parameter segment: The bytes that follow the length of the segment.
  init?(_ segment: Slice<UnsafeRawBufferPointer>) {
    let start = Array("Exif\0\0".utf8)
    bytes = UnsafeRawBufferPointer(rebasing: segment.dropFirst(start.count))
    isLittle = bytes.starts(with: "II*\0".utf8)
    guard segment.starts(with: start), isLittle || bytes.starts(with: "MM\0*".utf8) else {
      return nil
    }
  }

  /// Whether the stored rows are displayed as columns.
  var isTurned: Bool { short(0x0112).map((5...8).contains) ?? false }

  /// Returns the value of a field in the first directory if it is a 2-byte number.
  private func short(_ tag: Int) -> Int? {
    let short = 3
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return nil }
    for field in 0..<count {
      let offset = directory + 2 + 12 * field
      guard let found = number(at: offset, bytes: 2) else { return nil }
      if found == tag, number(at: offset + 2, bytes: 2) == short {
        return number(at: offset + 8, bytes: 2)
      }
    }
    return nil
  }

  /// Returns the number in the specified bytes, or `nil` if any of the bytes is out of bounds.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
