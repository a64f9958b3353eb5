import Foundation
import PlatenLines

extension NSString {
  /// Returns the size of the text in points: 8 per cell and 16 per line. Attributes have no effect.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attributes)
  }
}

extension String {
  /// Returns the size that `NSString` returns.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let width = lines.map { String($0).cells }.max() ?? 0
    return CGSize(width: width * 8, height: lines.count * 16)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in points: 8 per cell and 16 per line.
  public func size() -> CGSize { string.size() }
}
