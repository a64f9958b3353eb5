import PlatenControls
import PlatenGraph

extension Image {
  /// Has no effect: images are drawn in their own colors.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A mode that uses the color of the surrounding text.
    case template
    /// A mode that uses the colors of the image.
    case original
  }

  /// Has no effect: an image always has its original colors.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { withoutEffect(self) }
}
