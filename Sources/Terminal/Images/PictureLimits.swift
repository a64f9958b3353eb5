import Platen

/// The limits for decoding and drawing a picture. Larger pictures are rejected before decoding.
package struct PictureLimits: Sendable {
  /// The maximum size of the picture's data, in bytes.
  package var bytes = 32 << 20
  /// The maximum number of pixels according to the picture's header.
  package var pixels = 32_000_000
  /// The maximum number of cells of the drawn picture.
  package var cells = 50_000
  /// The maximum decoding time.
  package var time = Duration.seconds(5)

  package init() {}
}

extension PictureLimits {
  /// Checks a request against the limits for bytes, pixels and cells.
  ///
  /// - Throws: `tooLarge` if the request exceeds a limit.
  func check(_ request: PictureRequest) throws(PictureError) {
    let (header, cells) = (request.picture.header, request.width * request.height)
    if request.picture.data.count > bytes {
      throw .tooLarge("\(request.picture.data.count) bytes", limit: "\(bytes)")
    }
    if header.width.multipliedReportingOverflow(by: header.height).overflow
      || header.width * header.height > pixels
    {
      throw .tooLarge("\(header.width)×\(header.height) pixels", limit: "\(pixels) in all")
    }
    if cells > self.cells { throw .tooLarge("\(cells) cells", limit: "\(self.cells)") }
  }
}
