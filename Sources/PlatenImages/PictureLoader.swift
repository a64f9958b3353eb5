#if Images
  import Foundation
  import Platen
  import PlatenPixbuf

  /// Decodes the bytes of one picture with gdk-pixbuf, by its format's own decoder and no other.
  final class PictureLoader {
    private let header: PictureHeader
    private let loader: OpaquePointer
    /// The size to decode to, before the picture is turned, if it is not its own.
    private let target: (width: Int, height: Int)?
    /// What the decoder found in place of the size in the header.
    private var foundSize: String?
    /// Rows that have been decoded; counted only where the picture keeps its size.
    private var rows = 0

    /// - Parameter target: The size to decode to, no larger than the picture's own.
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

    /// What a signal calls; each has parameters of its own.
    private typealias Handler = @convention(c) () -> Void

    private func connect(_ signal: String, _ handler: Handler) {
      g_signal_connect_data(
        UnsafeMutableRawPointer(loader), signal, handler,
        Unmanaged.passUnretained(self).toOpaque(), nil, 0)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(loader)) }

    /// Called by the loader, which lives no longer than this, before it makes room for pixels.
    private static let onSize:
      @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = {
        if let context = $3 {
          Unmanaged<PictureLoader>.fromOpaque(context).takeUnretainedValue()
            .prepare(width: Int($1), height: Int($2))
        }
      }

    /// Called by the loader when rows have been decoded.
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

    /// Decodes all of it, and turns it as its camera was held; `check` is called now and then, and
    /// can end it.
    func pixels(
      of data: Data, check: () throws(PictureError) -> Void
    ) throws(PictureError) -> Pixbuf {
      let written = Result { () throws(PictureError) in try write(data, check: check) }
      // A loader has to be closed, whatever became of it.
      let closed = Result { () throws(PictureError) in
        try call { gdk_pixbuf_loader_close(loader, &$0) }
      }
      try written.get()
      try closed.get()
      // The decoder of PNG takes a picture that is cut off for a whole one.
      if target == nil && rows < header.stored.height {
        throw .broken(
          header.format, "it contains only \(rows) of \(header.stored.height) rows of pixels")
      }
      guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
        let pixels = Pixbuf(owning: gdk_pixbuf_apply_embedded_orientation(pixbuf))
      else { throw .broken(header.format, "it contains no pixels") }
      return pixels
    }

    /// Writes a kibibyte at a time: even that can hold dozens of scans of a JPEG, each of which goes
    /// over all pixels.
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

    /// Calls a function that gives 0 if it fails, and says why.
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
#endif
