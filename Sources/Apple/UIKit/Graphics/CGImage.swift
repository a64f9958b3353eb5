import Foundation
import PlatenContext

/// An image, as Core Graphics names it.
public final class CGImage: Sendable {
  package let image: UIImage

  package init(_ image: UIImage) { self.image = image }

  public var width: Int { Int(image.size.width) }
  public var height: Int { Int(image.size.height) }
}

extension UIImage {
  /// Has no effect: an image is drawn as it is stored.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public convenience init(cgImage: CGImage) { self.init(sameAs: cgImage.image) }

  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }

  public var cgImage: CGImage? { CGImage(self) }
  public var imageOrientation: Orientation { .up }
}

/// Saves no image: a terminal has no album.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  Log.noEffect(of: "UIImageWriteToSavedPhotosAlbum", because: "a terminal has no album")
}

/// A renderer of drawings, which are empty images: a terminal does not draw.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer {
  private let size: CGSize

  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }

  /// Calls a closure that draws, and returns an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Log.noEffect(of: "UIGraphicsImageRenderer", because: "a terminal draws no images")
    actions(UIGraphicsImageRendererContext(size: size))
    return UIImage()
  }

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    pngData(actions: actions)
  }
}

/// Has no effect: a renderer makes an empty image.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat {
  open var scale: CGFloat = 1
  open var opaque = false

  public init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// Has no effect: nothing is drawn to an image.
@MainActor @preconcurrency
open class UIGraphicsImageRendererContext {
  public let format = UIGraphicsImageRendererFormat()
  private let size: CGSize

  init(size: CGSize) { self.size = size }

  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

extension UIImage {
  /// Has no effect: an image cannot be drawn to anything.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}
