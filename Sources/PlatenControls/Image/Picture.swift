import Foundation
import PlatenLines

/// The bytes of a picture, known to begin as one.
package struct Picture: Hashable, Sendable {
  /// The bytes, as they came.
  package let data: Data
  /// What they say of the picture.
  package let header: PictureHeader

  /// - Throws: `PictureError` for bytes that do not begin as a picture.
  package init(_ data: Data) throws(PictureError) {
    header = try PictureHeader(data)
    self.data = data
  }

  /// The text that stands for it: `[Ada, 420×420]`.
  func alternative(name: String?, glyphs: Glyphs) -> String {
    "[\(name ?? "picture"), \(header.width)\(glyphs.asciiSafe("×"))\(header.height)]"
  }
}

/// A picture in cells of a terminal, asked for.
package struct PictureRequest: Hashable, Sendable {
  package let picture: Picture
  /// In cells, at least 1.
  package let width: Int
  /// In lines, at least 1.
  package let height: Int
  /// Whether it covers the cells with its middle, rather than being stretched to them.
  package var isCropped = false
  /// Whether neighbouring pixels may be mixed.
  package var isSmooth = true

  package init(_ picture: Picture, width: Int, height: Int) {
    (self.picture, self.width, self.height) = (picture, width, height)
  }
}
