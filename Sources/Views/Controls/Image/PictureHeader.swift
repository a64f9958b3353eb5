import Foundation

/// The format and size of a picture, which its data specifies before the pixels.
///
/// Only the header is read, and every length in it is checked against the size of the data. Missing
/// pixels are detected during decoding.
///
/// - SeeAlso: The PNG specification, 5.2 and 11.2.1; ITU-T T.81, B.1 and B.2.2, for JPEG.
package struct PictureHeader: Hashable, Sendable {
  package enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
  }

  package let format: Format
  /// The displayed width in pixels, at least 1.
  package let width: Int
  /// The displayed height in pixels, at least 1.
  package let height: Int
  /// Whether the stored rows are displayed as columns, as in a photo taken with an upright camera.
  package let isTurned: Bool

  /// The width and height of the picture as stored, in pixels.
  package var stored: (width: Int, height: Int) { isTurned ? (height, width) : (width, height) }

  /// Reads the header of a picture.
  ///
  /// - Complexity: O(1) for PNG; O(*n*) for JPEG, where *n* is the number of segments before the
  ///   frame header.
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

  /// Creates a header from the stored size of a picture, in pixels.
  ///
  /// - Throws: `PictureError.broken` if the width or height is zero.
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

// MARK: - Unsupported formats

extension PictureHeader {
  /// Returns a name for the data that the bytes resemble, or `nil` if the data is not recognized.
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
  /// Whether the scalar occurs in plain text. U+FFFD does not, because it marks invalid UTF-8.
  fileprivate var isText: Bool {
    self != "\u{FFFD}"
      && (properties.generalCategory != .control || "\t\n\r".unicodeScalars.contains(self))
  }
}

extension UnsafeRawBufferPointer {
  /// Returns whether the bytes start with a signature or are a nonempty prefix of it.
  fileprivate func begins(_ signature: [UInt8]) -> Bool {
    !isEmpty && prefix(signature.count).elementsEqual(signature.prefix(count))
  }

  /// Returns the big-endian number in the specified bytes, which must be in bounds.
  func number(at offset: Int, bytes count: Int) -> Int {
    self[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
