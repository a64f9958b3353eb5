import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenReactive

/// Something to hand on to other programs, as a ``Link``: a terminal hands nothing on.
///
///     ShareLink(item: URL(string: "https://example.org")!)  // Share… <https://example.org>
///
/// A text is a button; pressing it notes the text in the event log.
public struct ShareLink<Item, Label: View>: View {
  private let item: Item
  private let label: Label

  /// The link, or the button.
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

/// What can be handed on.
extension ShareLink where Item == URL {
  /// An address, with any view as a label.
  ///
  /// - Parameters:
  ///   - subject: Without effect: nothing is handed on.
  ///   - message: Without effect, too.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.item, self.label) = (item, label())
  }
}

extension ShareLink where Item == String {
  /// A text, with any view as a label.
  ///
  /// - Parameters:
  ///   - subject: Without effect: nothing is handed on.
  ///   - message: Without effect, too.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (self.item, self.label) = (item, label())
  }
}

extension ShareLink where Item == URL, Label == Text {
  /// An address: "Share…".
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// An address with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Item == String, Label == Text {
  /// A text: "Share…".
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init("Share…", item: item, subject: subject, message: message)
  }

  /// A text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

extension ShareLink where Item == URL, Label == Text {
  /// An address with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(titleKey) }
  }
}

extension ShareLink where Item == String, Label == Text {
  /// A text with a title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(titleKey) }
  }
}
