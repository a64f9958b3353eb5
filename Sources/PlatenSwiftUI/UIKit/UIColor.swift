#if os(Linux)
  import PlatenViews

  /// A color with UIKit's interface, displayed by SwiftUI's `Color`.
  public final class UIColor: Sendable {
    fileprivate let color: Color

    /// Creates a UIKit color from a SwiftUI color.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a gray from a white component between 0 (black) and 1 (white).
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }
  }

  extension Color {
    /// Creates a SwiftUI color from a UIKit color.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a SwiftUI color from a UIKit color without an argument label.
    public init(_ color: UIColor) { self = color.color }
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
#endif
