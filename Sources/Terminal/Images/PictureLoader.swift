import Foundation
import Platen
import PlatenPixbuf

/// A loader that decodes one picture with gdk-pixbuf, using only the decoder of the picture's
/// format.
final class PictureLoader {
  private let header: PictureHeader
  private let loader: OpaquePointer
  /// The size to which the unrotated picture is decoded, or `nil` for the original size.
  private let target: (width: Int, height: Int)?
  /// The size that the decoder found, if it differs from the size in the header.
  private var foundSize: String?
  /// The number of decoded rows, which is valid only if the picture is decoded in its original
  /// size.
  private var rows = 0

  /// Creates a loader for a picture with the specified header.
  ///
  /// - Parameter target: The size to which the picture is decoded. It must not be larger than the
  ///   original size.
  /// - Throws: `broken` if gdk-pixbuf has no decoder for the format.
  init(
    for header: PictureHeader, target: (width: Int, height: Int)?
  ) throws(PictureError) {
    let type = header.format.rawValue.lowercased()
    guard let loader = gdk_pixbuf_loader_new_with_type(type, nil) else {
      throw .broken(header.format, "gdk-pixbuf has no decoder for this format")
    }
    (self.header, self.loader) = (header, loader)
    self.target = header.isTurned ? target.map { ($0.height, $0.width) } : target
    connect("size-prepared", unsafeBitCast(Self.onSize, to: Handler.self))
    connect("area-updated", unsafeBitCast(Self.onRows, to: Handler.self))
  }

  /// The type of a signal handler, whose parameters depend on the signal.
  private typealias Handler = @convention(c) () -> Void

  private func connect(_ signal: String, _ handler: Handler) {
    g_signal_connect_data(
      UnsafeMutableRawPointer(loader), signal, handler,
      Unmanaged.passUnretained(self).toOpaque(), nil, 0)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(loader)) }

  /// The handler that gdk-pixbuf calls before it allocates memory for the pixels.
  ///
  /// The unretained reference is valid, because the gdk-pixbuf loader is released with this
  /// object.
  private static let onSize:
    @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
      if let context = $3 {
        Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue()
          .prepare(width: Int($1), height: Int($2))
      }
    }

  /// The handler that gdk-pixbuf calls each time after it has decoded rows.
  private static let onRows:
    @convention(c) (OpaquePointer?, Int32, Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Void =
      {
        guard let context = $5 else { return }
        let loader = Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue()
        loader.rows = max(loader.rows, Int($2 + $4))
      }

  private func prepare(width: Int, height: Int) {
    if (width, height) != header.stored {
      foundSize = "\(width)×\(height)"
      gdk_pixbuf_loader_set_size(loader, 1, 1)
    } else if let target {
      gdk_pixbuf_loader_set_size(loader, Int32(target.width), Int32(target.height))
    }
  }

  /// Decodes the whole picture and applies the orientation of the camera.
  ///
  /// - Parameter check: A closure that is called regularly and can throw an error to stop the
  ///   decoding.
  /// - Throws: `broken` if the picture is invalid, or the error that the closure throws.
  func pixels(
    of data: Data, check: () throws(PictureError) -> Void
  ) throws(PictureError) -> Pixbuf {
    let written = Result { () throws(PictureError) in try write(data, check: check) }
    // A loader must be closed even if writing fails.
    let closed = Result { () throws(PictureError) in
      try call { gdk_pixbuf_loader_close(loader, &$0) }
    }
    try written.get()
    try closed.get()
    // The PNG decoder accepts truncated pictures without an error.
    if target == nil && rows < header.stored.height {
      throw .broken(
        header.format, "it contains only \(rows) of \(header.stored.height) rows of pixels")
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      let pixels = Pixbuf(owning: gdk_pixbuf_apply_embedded_orientation(pixbuf))
    else { throw .broken(header.format, "it contains no pixels") }
    return pixels
  }

  /// Passes the data to the decoder in blocks of 1 KiB, with a check before each block.
  ///
  /// Even a block of this size can contain dozens of JPEG scans, each of which processes all
  /// pixels.
  private func write(
    _ data: Data, check: () throws(PictureError) -> Void
  ) throws(PictureError) {
    for start in stride(from: data.startIndex, to: data.endIndex, by: 1 << 10) {
      try check()
      let part = [UInt8](data[start..<min(start + 1 << 10, data.endIndex)])
      try call { gdk_pixbuf_loader_write(loader, part, part.count, &$0) }
      if let foundSize {
        throw .broken(
          header.format,
          "its header says \(header.stored.width)×\(header.stored.height), and what follows "
            + foundSize)
      }
    }
  }

  /// Calls a function that returns 0 on failure, and throws the error that the function reports.
  private func call(
    _ function: (inout UnsafeMutablePointer<GError>?) -> Int32
  ) throws(PictureError) {
    var error: UnsafeMutablePointer<GError>?
    let isDone = function(&error) != 0
    defer { g_clear_error(&error) }
    if isDone { return }
    let message = error?.pointee.message.map { String(cString: $0).printable }
    throw .broken(header.format, message ?? "the decoder gives no reason")
  }
}
