import Foundation
import PlatenLines

extension String {
  private static let maxShown = 200

  /// The text for messages: printable, on one line, and without the middle of a long text.
  var shown: String {
    let text = printable
    if text.count <= Self.maxShown { return text }
    return text.prefix(Self.maxShown / 2) + "…" + text.suffix(Self.maxShown / 2)
  }
}

extension URL {
  /// The path for messages.
  var shown: String { path.shown }
}
