import Foundation
import PlatenLines

/// The data of a picture whose header is valid.
///
/// See Documentation/Decisions/pictures.md.
package struct Picture: Hashable, Sendable {
  /// The encoded picture.
  package let data: Data
  /// The format and size of the picture.
  package let header: PictureHeader

  /// Creates a picture from PNG or JPEG data.
  ///
  /// - Throws: `PictureError` if the data does not begin with a valid header.
  package init(_ data: Data) throws(PictureError) {
    header = try PictureHeader(data)
    self.data = data
  }

  /// Returns the text that represents the picture: `[Ada, 420×420]`.
  func alternative(name: String?, glyphs: Glyphs) -> String {
    "[\(name ?? "picture"), \(header.width)\(glyphs.asciiSafe("×"))\(header.height)]"
  }
}

/// A request to draw a picture in a space of a specified size, in cells and lines.
package struct PictureRequest: Hashable, Sendable {
  package let picture: Picture
  /// The requested width in cells, at least 1.
  package let width: Int
  /// The requested height in lines, at least 1.
  package let height: Int
  /// Whether to fill the space with the center of the picture instead of stretching the whole
  /// picture.
  package var isCropped = false
  /// Whether to mix the colors of adjacent pixels.
  package var isSmooth = true

  package init(_ picture: Picture, width: Int, height: Int) {
    (self.picture, self.width, self.height) = (picture, width, height)
  }
}
