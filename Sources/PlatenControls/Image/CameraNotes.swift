/// What a camera notes of a picture, in a segment of a JPEG: numbered fields, as TIFF has them.
///
/// Nothing in it is believed that its bytes do not hold.
///
/// - SeeAlso: TIFF 6.0, section 2; Exif 2.3, 4.5.2 and 4.6.4.
struct CameraNotes {
  private let bytes: UnsafeRawBufferPointer
  /// Whether the least significant byte of a number comes first.
  private let isLittle: Bool

  /// - Parameter segment: What follows its length; `nil` if it holds something else.
  init?(_ segment: Slice<UnsafeRawBufferPointer>) {
    let start = Array("Exif\0\0".utf8)
    bytes = UnsafeRawBufferPointer(rebasing: segment.dropFirst(start.count))
    isLittle = bytes.starts(with: "II*\0".utf8)
    guard segment.starts(with: start), isLittle || bytes.starts(with: "MM\0*".utf8) else {
      return nil
    }
  }

  /// Whether what is stored as a row is to be seen as a column.
  var isTurned: Bool { short(0x0112).map((5...8).contains) ?? false }

  /// The number in a field of the first directory, if it is one of two bytes.
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

  /// The number in bytes at a place, if they are all there.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    let digits = bytes[offset..<(offset + count)]
    return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
  }
}
