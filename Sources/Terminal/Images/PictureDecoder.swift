import Foundation
import Platen

/// A decoder that converts the bytes of a picture to pixels, with two pixels per cell, one above
/// the other.
struct PictureDecoder {
  let limits: PictureLimits
  /// A closure that returns whether the result is no longer needed.
  let isCancelled: @Sendable () -> Bool

  /// Returns one pixel per column and two pixels per row of the requested size.
  ///
  /// - Throws: `PictureError` if the picture exceeds a limit or cannot be decoded, or if the
  ///   request is canceled.
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

  /// Returns the size to which a JPEG is decoded if that size is not larger than the picture and
  /// the request asks for interpolation; otherwise, `nil`.
  ///
  /// The JPEG decoder skips data that a smaller size does not need. The PNG decoder always
  /// decodes the whole picture.
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
