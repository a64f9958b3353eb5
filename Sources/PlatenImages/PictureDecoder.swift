#if Images
  import Foundation
  import Platen

  /// Makes pixels of a picture's bytes, two for each cell: one above the other.
  struct PictureDecoder {
    let limits: PictureLimits
    /// Whether nobody waits for the result any more.
    let isCancelled: @Sendable () -> Bool

    /// As many pixels as the cells asked for are wide, and twice as many as they are high.
    func pixels(for request: PictureRequest) throws(PictureError) -> Pixbuf {
      try limits.check(request)
      let (picture, width, height) = (request.picture, request.width, 2 * request.height)
      let loader = try PictureLoader(for: picture.header, target: target(of: request))
      let end = ContinuousClock.now + limits.time
      let pixels = try loader.pixels(of: picture.data) { () throws(PictureError) in
        if isCancelled() { throw .cancelled }
        if ContinuousClock.now > end { throw .tooSlow(limit: limits.time) }
      }
      let middle = request.isCropped ? pixels.cropped(like: width, height) : pixels
      guard let scaled = middle?.scaled(to: width, height, isSmooth: request.isSmooth) else {
        throw .broken(picture.header.format, "not enough memory for its pixels")
      }
      return scaled
    }

    /// The size to decode a JPEG to, where that is smaller than the picture: its decoder skips what
    /// is not needed then. That of PNG decodes all of it in any case.
    private func target(of request: PictureRequest) -> (width: Int, height: Int)? {
      let header = request.picture.header
      var (width, height) = (request.width, 2 * request.height)
      if request.isCropped {
        let scale = max(
          Double(width) / Double(header.width), Double(height) / Double(header.height))
        width = max(width, Int((Double(header.width) * scale).rounded()))
        height = max(height, Int((Double(header.height) * scale).rounded()))
      }
      let isSmaller =
        header.format == .jpeg && width <= header.width && height <= header.height
      return request.isSmooth && isSmaller ? (width, height) : nil
    }
  }
#endif
