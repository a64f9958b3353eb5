import Foundation
import PlatenContext
@_spi(Nodes) import PlatenGraph

/// A view that offers a URL or a string for sharing.
///
///     ShareLink(item: URL(string: "https://example.org")!)  // Share… <https://example.org>
///
/// A terminal cannot share an item with other programs. A URL therefore appears as a ``Link``, and
/// a string appears as a button that writes the string to the event log.
public struct ShareLink<Item, Label: View>: View {
  private let item: Item
  private let label: Label

  public var body: some View {
    if let address = item as? URL {
      Link(destination: address) { label }
    } else {
      Button {
        Log.event("share \(item)")
      } label: {
        label
      }
    }
  }
}

extension ShareLink where Item == URL {
  /// Creates a link that shares a URL, with a view as its label.
  ///
  /// - Parameters:
  ///   - subject: Has no effect: the subject of the URL is not displayed.
  ///   - message: Has no effect: the message of the URL is not displayed.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.item, self.label) = (item, label())
  }
}

extension ShareLink where Item == String {
  /// Creates a button that shares a string, with a view as its label.
  ///
  /// - Parameters:
  ///   - subject: Has no effect: the subject of the string is not displayed.
  ///   - message: Has no effect: the message of the string is not displayed.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.item, self.label) = (item, label())
  }
}

extension ShareLink where Item == URL, Label == Text {
  /// Creates a link titled "Share…" that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Creates a link with a string title that shares a URL.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Item == String, Label == Text {
  /// Creates a button titled "Share…" that shares a string.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// Creates a button with a string title that shares a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Item == URL, Label == Text {
  /// Creates a link with a localized title that shares a URL.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(titleKey) }
  }
}

extension ShareLink where Item == String, Label == Text {
  /// Creates a button with a localized title that shares a string.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(titleKey) }
  }
}
