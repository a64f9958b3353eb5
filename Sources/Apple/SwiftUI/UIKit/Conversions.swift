import PlatenNavigation
import PlatenUIKit

extension Color {
  /// Creates a SwiftUI color from a UIKit color.
  public init(uiColor: UIColor) { self = uiColor.color }

  /// Creates a SwiftUI color from a UIKit color without an argument label.
  public init(_ color: UIColor) { self = color.color }
}

extension Font {
  /// Creates a SwiftUI font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}

extension Path {
  /// Creates a path from a path of Core Graphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path as a path of Core Graphics.
  public var cgPath: CGPath { CGPath(self) }
}

extension Image {
  /// Creates a SwiftUI image from a UIKit image.
  public init(uiImage: UIImage) { self = uiImage.image }
}
