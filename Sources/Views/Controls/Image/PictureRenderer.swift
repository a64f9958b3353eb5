import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A type that draws pictures as terminal cells, off the main thread.
package protocol PictureRenderer: Sendable {
  /// Returns the lines of a recently drawn picture, or `nil` if the lines are not available.
  func known(_ request: PictureRequest) -> [Line]?

  /// Returns the lines of a picture, in the requested width and height.
  ///
  /// - Throws: `PictureError` if the picture cannot be drawn or the task is canceled.
  func lines(for request: PictureRequest) async throws(PictureError) -> [Line]
}

/// The renderer of pictures in programs that link PlatenImages.
///
/// The product registers the renderer before `main`. See Documentation/Decisions/products.md.
package enum LinkedPictures {
  /// Creates a renderer of pictures for a color depth; `nil` if pictures are shown as text.
  package static let make = Locked<(@Sendable (ColorDepth) -> any PictureRenderer)?>(nil)
}

private struct PicturesKey: EnvironmentKey {
  static let defaultValue: (any PictureRenderer)? = nil
}

private struct PictureNameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The renderer of pictures. If it is `nil`, each picture is represented by text.
  package var pictures: (any PictureRenderer)? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }

  /// The accessibility label of the pictures in a view.
  var pictureName: String? {
    get { self[PictureNameKey.self] }
    set { self[PictureNameKey.self] = newValue }
  }
}
