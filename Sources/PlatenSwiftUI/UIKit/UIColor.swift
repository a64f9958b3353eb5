#if os(Linux)
  import PlatenViews

  /// A colour in UIKit's words, as far as SwiftUI shows it.
  public final class UIColor: Sendable {
    fileprivate let color: Color

    /// A colour of SwiftUI's.
    public init(_ color: Color) { self.color = color }

    /// Components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// A grey from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
      self.init(Color(white: white, opacity: alpha))
    }
  }

  extension Color {
    /// A colour of UIKit's.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// A colour of UIKit's.
    public init(_ color: UIColor) { self = color.color }
  }

  // MARK: - Colours by name

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

  /// Those that are hardly to be told from the background are the terminal's own: nothing is filled.
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
