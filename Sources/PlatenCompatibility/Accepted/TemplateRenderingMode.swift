import PlatenControls

extension Image {
  /// A rendering mode for template images, which are drawn like original images.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mode that uses the color of the surrounding text.
    case template
    /// A mode that uses the colors of the image.
    case original
  }

  /// Has no effect: an image always has its original colors.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}
