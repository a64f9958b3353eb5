import Foundation

/// The metrics of a text style, which never scale: text has the size of the terminal.
public final class UIFontMetrics: Sendable {
  /// The metrics of the body style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns the value unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the font unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font unchanged, also if it is larger than the maximum, in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
}
