import Foundation
import PlatenContext

/// The pasteboard of the active session. Copying writes the text to the event log.
public final class UIPasteboard: Sendable {
  private let text = Locked<String?>(nil)

  fileprivate init() {}

  /// The pasteboard of the active session.
  public static var general: UIPasteboard {
    SessionContext.current.storage.value(UIPasteboard())
  }

  /// The text on the pasteboard.
  public var string: String? {
    get { text.value }
    set {
      text.value = newValue
      if let newValue { Log.event("copy \(newValue)") }
    }
  }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }
  /// The URL on the pasteboard, if its text is one.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { false }
}
