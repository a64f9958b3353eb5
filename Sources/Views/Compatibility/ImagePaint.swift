import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A fill with an image, which a terminal cannot draw: it has no effect on text, and fills nothing.
@MainActor @preconcurrency
public struct ImagePaint: ShapeStyle {
  public var image: Image
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    let values = (image, sourceRect, scale)
    (self.image, self.sourceRect, self.scale) = withoutEffect(values, "ImagePaint")
  }

  public nonisolated var foreground: Style { .plain }
  public nonisolated func backdrop(for text: Style) -> Style { .plain }
}

extension ShapeStyle where Self == ImagePaint {
  /// A fill with an image, which has no effect.
  @MainActor @preconcurrency
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
