import Foundation

/// What the bytes of a picture say of it before any pixel: its format and its size.
///
/// Only the header is read, and nothing in it is believed that the bytes do not hold: lengths that
/// lead past the end are found out. Whether pixels follow is seen when they are decoded.
///
/// - SeeAlso: The PNG specification, 5.2 and 11.2.1; ITU-T T.81, B.1 and B.2.2, for JPEG.
package struct PictureHeader: Hashable, Sendable {
  package enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  package let format: Format
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// Whether what is stored as a row is to be seen as a column, as in the photo of a camera that was
  /// held upright.
  package let isTurned: Bool

  /// The width and the height as they are stored.
  package var stored: (width: Int, height: Int) { isTurned ? (height, width) : (width, height) }

  /// Reads the header.
  ///
  /// - Complexity: O(1) for PNG, O(*n*) in the segments before the frame's for JPEG.
  package init(_ data: Data) throws(PictureError) {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(PictureError) in try PictureHeader(bytes) }
    }
    self = try result.get()
  }

  private init(_ bytes: UnsafeRawBufferPointer) throws(PictureError) {
    if bytes.begins([0xFF, 0xD8, 0xFF]) {
      try self.init(jpeg: bytes)
    } else if bytes.begins(Self.pngSignature) {
      try self.init(png: bytes)
    } else {
      throw .unknownFormat(likeness: Self.likeness(of: bytes))
    }
  }

  /// A header by the size that is stored.
  ///
  /// - Throws: `PictureError.broken` if a length is zero.
  init(_ format: Format, width: Int, height: Int, isTurned: Bool = false) throws(PictureError) {
    guard width > 0, height > 0 else {
      throw .broken(format, "its size is \(width)×\(height)")
    }
    (self.format, self.isTurned) = (format, isTurned)
    (self.width, self.height) = isTurned ? (height, width) : (width, height)
  }
}

// MARK: - PNG

extension PictureHeader {
  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private init(png bytes: UnsafeRawBufferPointer) throws(PictureError) {
    guard bytes.count >= 24 else { throw .cutOff(.png, bytes: bytes.count) }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + "IHDR".utf8) else {
      throw .broken(.png, "it does not begin with an IHDR chunk of 13 bytes")
    }
    let (width, height) = (bytes.number(at: 16, bytes: 4), bytes.number(at: 20, bytes: 4))
    let most = Int(Int32.max)
    guard width <= most, height <= most else {
      throw .broken(.png, "its size is \(width)×\(height)")
    }
    try self.init(.png, width: width, height: height)
  }
}

// MARK: - Neither

extension PictureHeader {
  /// What bytes look like that are no picture, as far as that helps who gets them.
  private static func likeness(of bytes: UnsafeRawBufferPointer) -> String? {
    if bytes.isEmpty { return "empty data" }
    if bytes.starts(with: "GIF8".utf8) { return "GIF" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "WebP"
    }
    let text = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    if text.contains("<svg") { return "SVG" }
    if text.contains("<html") { return "HTML" }
    return text.unicodeScalars.allSatisfy(\.isText) ? "text" : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is found in plain text; bytes that are no UTF-8 are not.
  fileprivate var isText: Bool {
    self != "\u{FFFD}"
      && (properties.generalCategory != .control || "\t\n\r".unicodeScalars.contains(self))
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these are the first bytes, or all there are of them; no bytes are not.
  fileprivate func begins(_ signature: [UInt8]) -> Bool {
    !isEmpty && prefix(signature.count).elementsEqual(signature.prefix(count))
  }

  /// The number in bytes at a place inside, the most significant first.
  func number(at offset: Int, bytes count: Int) -> Int {
    self[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
