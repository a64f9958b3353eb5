/// How much of a picture is decoded and drawn; what is beyond is refused before.
package struct PictureLimits: Sendable {
  /// The bytes that it may have.
  package var bytes = 32 << 20
  /// The pixels that its header may claim.
  package var pixels = 32_000_000
  /// The cells that it may take.
  package var cells = 50_000
  /// The time that decoding may take.
  package var time = Duration.seconds(5)

  package init() {}
}

#if Images
  import Platen

  extension PictureLimits {
    /// Refuses what is more than is drawn.
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
#endif
