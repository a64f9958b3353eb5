import Foundation
import PlatenControls

extension UIColor {
  /// Creates a color of UIKit from that of an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// Creates an image of UIKit from that of an asset catalog.
  public convenience init(resource: ImageResource) { self.init(assetNamed: resource.name) }
}

/// A color for which the build-tool plugin declares a constant for each color of an asset catalog.
public protocol _CatalogColor {}

extension UIColor: _CatalogColor {}

/// The type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

/// The type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates an image of an asset catalog from an image literal.
  public convenience init(imageLiteralResourceName path: String) { self.init(assetNamed: path) }
}
