@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

/// An image that filters process.
public final class CIImage: Sendable {
  fileprivate let content: CGImage

  public init(cgImage image: CGImage) { content = image }
  public convenience init?(image: UIImage) {
    guard let content = image.cgImage else { return nil }
    self.init(cgImage: content)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let image = UIImage(contentsOfFile: url.path) else { return nil }
    self.init(image: image)
  }

  public var extent: CGRect { CGRect(origin: .zero, size: UIImage(cgImage: content).size) }

  /// Returns this image: images are not transformed.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage {
    let filter = CIFilter(name: filterName)
    filter?.setValue(self, forKey: kCIInputImageKey)
    return filter?.outputImage ?? self
  }
}

extension UIImage {
  public convenience init(ciImage: CIImage) { self.init(cgImage: ciImage.content) }
  public var ciImage: CIImage? { CIImage(image: self) }
}

/// A place in which images are processed.
public final class CIContext: Sendable {
  public init() {}
  public init(options: [CIContextOption: Any]?) {}

  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.content
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let useSoftwareRenderer = Self(rawValue: "software_renderer")
  public static let workingColorSpace = Self(rawValue: "working_color_space")
}
