import Foundation
import PlatenLines
import PlatenNavigation

/// A color with UIKit's interface, displayed by SwiftUI's `Color`.
public final class UIColor: NSObject, NSSecureCoding, Sendable {
  /// The color that SwiftUI displays.
  package let color: Color

  /// Creates a UIKit color from a SwiftUI color.
  public init(_ color: Color) { self.color = color }

  /// Creates a color from an archive.
  public convenience init?(coder: NSCoder) {
    let components = ["red", "green", "blue", "alpha"].map { coder.decodeDouble(forKey: $0) }
    self.init(
      red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }

  /// Writes the components in the light appearance to an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(Double(components.red), forKey: "red")
    coder.encode(Double(components.green), forKey: "green")
    coder.encode(Double(components.blue), forKey: "blue")
    coder.encode(Double(components.alpha), forKey: "alpha")
  }

  public static var supportsSecureCoding: Bool { true }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }

  /// Creates a color from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Creates a gray from a white component between 0 (black) and 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Creates a color from its hue, saturation, and brightness, each between 0 and 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// Creates a color from components of the Display P3 color space, which is treated as sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates the color that an asset catalog defines, as SwiftUI's `Color` with this name does.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a color from a color of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates the color that a closure returns for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(.current).color)
  }

  /// Returns this color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opaque = components
    return UIColor(red: opaque.red, green: opaque.green, blue: opaque.blue, alpha: alpha)
  }

  /// Returns this color, because a dynamic color is resolved when it is created.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// This color as a color of Core Graphics.
  public var cgColor: CGColor { CGColor(color) }
}

/// A color of Core Graphics.
public final class CGColor: Sendable {
  fileprivate let color: Color

  fileprivate init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { color.opacity }
  /// The red, green, and blue components and the opacity.
  public var components: [CGFloat]? {
    let all = UIColor(color).components
    return [all.red, all.green, all.blue, all.alpha]
  }
}

// MARK: - Components

extension UIColor {
  /// The components in the light appearance, each between 0 and 1. A color of the terminal has
  /// the components that it has on Apple's platforms.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let bytes: (UInt8, UInt8, UInt8) =
      switch color.foreground.foreground?.inLight {
      case .rgb(let red, let green, let blue): (red, green, blue)
      case .ansi(let ansi): Self.bytes(of: ansi)
      case .role(.accent): (0, 122, 255)
      case .role: (142, 142, 147)
      case .palette, .adaptive, nil: (0, 0, 0)
      }
    return (
      CGFloat(bytes.0) / 255, CGFloat(bytes.1) / 255, CGFloat(bytes.2) / 255, color.opacity
    )
  }

  private static func bytes(of ansi: Style.Color.ANSI) -> (UInt8, UInt8, UInt8) {
    switch ansi {
    case .black: (0, 0, 0)
    case .red, .brightRed: (255, 59, 48)
    case .green, .brightGreen: (52, 199, 89)
    case .yellow, .brightYellow: (255, 204, 0)
    case .blue, .brightBlue: (0, 122, 255)
    case .magenta, .brightMagenta: (175, 82, 222)
    case .cyan, .brightCyan: (50, 173, 230)
    case .white, .brightWhite: (255, 255, 255)
    case .brightBlack: (142, 142, 147)
    }
  }

  /// Writes the components to the variables, and returns whether the color has components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let all = components
    red?.pointee = all.red
    green?.pointee = all.green
    blue?.pointee = all.blue
    alpha?.pointee = all.alpha
    return true
  }

  /// Writes the lightness and the opacity to the variables.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let all = components
    white?.pointee = 0.299 * all.red + 0.587 * all.green + 0.114 * all.blue
    alpha?.pointee = all.alpha
    return true
  }

  /// Writes the hue, the saturation, the brightness, and the opacity to the variables.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = components
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    let sixths: CGFloat =
      if range == 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = opacity
    return true
  }
}

// MARK: - Colors by name

extension UIColor {
  public static let red = UIColor(.red)
  public static let orange = UIColor(.orange)
  public static let yellow = UIColor(.yellow)
  public static let green = UIColor(.green)
  public static let cyan = UIColor(.cyan)
  public static let blue = UIColor(.blue)
  public static let purple = UIColor(.purple)
  public static let brown = UIColor(.brown)
  public static let white = UIColor(.white)
  public static let gray = UIColor(.gray)
  public static let black = UIColor(.black)
  public static let clear = UIColor(.clear)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(.black)

  public static let systemRed = red
  public static let systemOrange = orange
  public static let systemYellow = yellow
  public static let systemGreen = green
  public static let systemMint = UIColor(.mint)
  public static let systemTeal = UIColor(.teal)
  public static let systemCyan = cyan
  public static let systemBlue = blue
  public static let systemIndigo = UIColor(.indigo)
  public static let systemPurple = purple
  public static let systemPink = UIColor(.pink)
  public static let systemBrown = brown
  public static let systemGray = gray
  public static let tintColor = UIColor(.accentColor)

  public static let label = UIColor(.primary)
  public static let secondaryLabel = UIColor(.secondary)
  public static let tertiaryLabel = UIColor(.secondary)
  public static let quaternaryLabel = UIColor(.secondary)
  public static let placeholderText = UIColor(.secondary)
  public static let link = UIColor(.accentColor)
  public static let separator = UIColor(.secondary)
  public static let opaqueSeparator = UIColor(.secondary)
}

/// The grays and the colors of backgrounds and fills. Colors close to the background map to the
/// terminal's background, so nothing is filled.
extension UIColor {
  public static let systemGray2 = gray
  public static let systemGray3 = gray
  public static let systemGray4 = clear
  public static let systemGray5 = clear
  public static let systemGray6 = clear
  public static let systemBackground = clear
  public static let secondarySystemBackground = clear
  public static let tertiarySystemBackground = clear
  public static let systemGroupedBackground = clear
  public static let secondarySystemGroupedBackground = clear
  public static let tertiarySystemGroupedBackground = clear
  public static let systemFill = clear
  public static let secondarySystemFill = clear
  public static let tertiarySystemFill = clear
  public static let quaternarySystemFill = clear
}
