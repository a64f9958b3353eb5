import PlatenPixbuf

/// An owned reference to a gdk-pixbuf image.
final class Pixbuf {
  let pointer: OpaquePointer

  /// Takes ownership of a reference, or returns `nil` if the pointer is null because memory is
  /// exhausted.
  init?(owning pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  var width: Int { Int(gdk_pixbuf_get_width(pointer)) }
  var height: Int { Int(gdk_pixbuf_get_height(pointer)) }
}

extension Pixbuf {
  /// Returns the image in another size, with or without interpolation, or `nil` if memory is
  /// exhausted.
  func scaled(to width: Int, _ height: Int, isSmooth: Bool) -> Pixbuf? {
    if (width, height) == (self.width, self.height) { return self }
    let (nearest, bilinear) = (UInt32(0), UInt32(2))
    return Pixbuf(
      owning: gdk_pixbuf_scale_simple(
        pointer, Int32(width), Int32(height), isSmooth ? bilinear : nearest))
  }

  /// Returns the centered part of the image with the aspect ratio of the specified width and
  /// height.
  func cropped(like width: Int, _ height: Int) -> Pixbuf? {
    let inner = (
      width: min(self.width, max(1, self.height * width / height)),
      height: min(self.height, max(1, self.width * height / width))
    )
    return Pixbuf(
      owning: gdk_pixbuf_new_subpixbuf(
        pointer, Int32((self.width - inner.width) / 2), Int32((self.height - inner.height) / 2),
        Int32(inner.width), Int32(inner.height)))
  }

  /// A copy of the image with four bytes per pixel, the last of which is the opacity.
  var withAlpha: Pixbuf? { Pixbuf(owning: gdk_pixbuf_add_alpha(pointer, 0, 0, 0, 0)) }

  /// Converts the image to grays, in place.
  func makeGrey() { gdk_pixbuf_saturate_and_pixelate(pointer, pointer, 0, 0) }
}
