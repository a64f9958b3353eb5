import Foundation

/// A formatter of lists, such as `a, b, and c`, which Foundation does not have on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {  // As in Foundation.
  open var locale: Locale! = .current
  /// The formatter of the items.
  open var itemFormatter: Formatter?

  /// Returns the text of a list of texts.
  public class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  /// Returns the text of a list of items.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
      .formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap(string)
  }
}
