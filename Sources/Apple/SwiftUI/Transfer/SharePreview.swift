import Foundation
import PlatenControls
import PlatenCoreTransferable
import PlatenNavigation

/// The title of a shared item. Its pictures have no effect.
public struct SharePreview<Image, Icon> {
  fileprivate let title: Text
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Creates a preview with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.title = Text(title) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title; the image has no effect.
  public init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Creates a preview with a string title; the image has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.title = Text(title) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title; the icon has no effect.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Creates a preview with a string title; the icon has no effect.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.title = Text(title) }
}

extension ShareLink where Item == String {
  /// Creates a button that writes the title of an item to the event log, with a view as its label.
  public init<T, Image, Icon>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    let title = preview.title.plainText(in: EnvironmentValues())
    self.init(item: title, subject: subject, message: message, label: label)
  }
}

extension ShareLink where Item == String, Label == Text {
  /// Creates a button that writes the title of an item to the event log.
  public init<T, Image, Icon>(
    item: T, subject: Text? = nil, message: Text? = nil, preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      Text("Share…")
    }
  }

  /// Creates a button with a localized title that writes the title of an item to the event log.
  public init<T, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      Text(titleKey)
    }
  }

  /// Creates a button with a string title that writes the title of an item to the event log.
  @_disfavoredOverload
  public init<S: StringProtocol, T, Image, Icon>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { Text(title) }
  }
}
