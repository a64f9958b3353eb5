import Foundation
import PlatenControls
import PlatenNavigation

/// An image with UIKit's interface, displayed by SwiftUI's `Image`.
public final class UIImage: Sendable {
  private enum Content: Hashable {
    case empty
    case named(String)
    case symbol(String)
    case picture(Picture)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a copy of an image.
  package convenience init(sameAs other: UIImage) { self.init(other.content) }

  /// Creates an empty image.
  public convenience init() { self.init(.empty) }

  /// Creates an image from PNG or JPEG data, or returns `nil` if the data has another format.
  public convenience init?(data: Data) {
    guard let picture = try? Picture(data) else { return nil }
    self.init(.picture(picture))
  }

  /// Creates an image from PNG or JPEG data; the scale has no effect.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }

  /// Creates an image from a PNG or JPEG file, or returns `nil` if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from an asset catalog, or one that is displayed as its name.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(assetNamed: name)
  }

  /// Creates an image from the asset catalog of the app, or one that is displayed as its name.
  public convenience init?(named name: String) { self.init(assetNamed: name) }

  /// Creates an image by the name of an asset, which is displayed if no catalog contains it.
  convenience init(assetNamed name: String) { self.init(.named(name)) }

  /// Creates a system symbol image, which is displayed as its sign or its name.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// The size in pixels, or zero for an image that has only a name.
  public var size: CGSize {
    guard case .picture(let picture) = content else { return .zero }
    return CGSize(width: picture.header.width, height: picture.header.height)
  }

  /// The resolution of the image in pixels per point, which is always 1.
  public var scale: CGFloat { 1 }

  /// Returns the data from which the image was created, whether PNG or JPEG, or `nil` if there is
  /// none.
  public func pngData() -> Data? { data }

  /// Returns the data from which the image was created, whether PNG or JPEG, or `nil` if there is
  /// none. The data is not compressed again.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }

  private var data: Data? {
    guard case .picture(let picture) = content else { return nil }
    return picture.data
  }

  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns this image: images are not tinted.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns this image without a tint.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns this image without a tint, in every rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The SwiftUI image that displays this image.
  package var image: Image {
    switch content {
    case .empty: Image(decorative: "")
    case .named(let name): Image(name)
    case .symbol(let name): Image(systemName: name)
    case .picture(let picture): Image(picture)
    }
  }
}

extension UIImage: Hashable {
  public static func == (one: UIImage, other: UIImage) -> Bool { one.content == other.content }

  public func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
