import PlatenControls
@_spi(Nodes) import PlatenGraph

/// A tab of a ``TabView``, with its label and, optionally, the value that selects it.
///
///     TabView(selection: $page) {
///       Tab("Inbox", systemImage: "tray", value: .inbox) { InboxScreen() }
///       Tab("Sent", systemImage: "paperplane", value: .sent) { SentScreen() }
///     }
///
/// It is equivalent to a view with ``SwiftUICore/View/tabItem(_:)``.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  private let value: Value?
  private let content: Content
  private let label: Label

  fileprivate init(_ value: Value?, _ content: Content, _ label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public var body: some View {
    let item = content.tabItem { label }
    if let value { item.tag(value) } else { item }
  }
}

/// The label of a tab that consists of a title and an image.
public typealias DefaultTabLabel = Label<Text, Image>

/// The role of a tab, which determines its label if it has none.
public struct TabRole: Hashable, Sendable {
  /// The role of a tab for searching.
  public static let search = TabRole()
}

extension Tab {
  /// Creates a tab with a value and a view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a view as its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized title, a system image, and a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a string title, a system image, and a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a localized title, a named image, and a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), Label(titleKey, image: image))
  }

  /// Creates a tab with a value, whose label its role determines.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value, content(), .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a localized title and a system image.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a string title and a system image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a localized title and a named image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(titleKey, image: image))
  }

  /// Creates a tab whose label its role determines.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), .search)
  }
}

extension DefaultTabLabel {
  /// The label of a tab for searching.
  fileprivate static var search: DefaultTabLabel {
    Label("Search", systemImage: "magnifyingglass")
  }
}

/// A group of tabs. Its header has no effect, because there is no sidebar of tabs.
public struct TabSection<Content: View>: View {
  private let content: Content

  /// Creates a group of tabs with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of tabs with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of tabs with a header.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }

  public var body: some View { content }
}
