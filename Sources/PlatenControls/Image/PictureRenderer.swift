@_spi(Nodes) import PlatenGraph
import PlatenLines

/// What draws pictures in cells of a terminal, off the main thread.
package protocol PictureRenderer: Sendable {
  /// The lines of a picture that was drawn lately.
  func known(_ request: PictureRequest) -> [Line]?

  /// The lines of a picture: as many as asked for, each as wide as asked for.
  ///
  /// - Throws: `PictureError` for one that cannot be drawn, and when the task is cancelled.
  func lines(for request: PictureRequest) async throws(PictureError) -> [Line]
}

private struct PicturesKey: EnvironmentKey {
  static let defaultValue: (any PictureRenderer)? = nil
}

private struct PictureNameKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// What draws pictures; where nothing does, a text stands for each.
  package var pictures: (any PictureRenderer)? {
    get { self[PicturesKey.self] }
    set { self[PicturesKey.self] = newValue }
  }

  /// What pictures are called.
  var pictureName: String? {
    get { self[PictureNameKey.self] }
    set { self[PictureNameKey.self] = newValue }
  }
}
