@_spi(Nodes) import PlatenGraph

/// A title with an icon.
///
///     Label("Inbox", systemImage: "tray")  // Inbox
///
/// A picture that has no signs in text is not shown beside its title, which says the same in
/// words; an icon made of text is.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Any views as title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon if there is one in text, and the title.
  public var body: some View {
    if let style {
      style.body(configuration).environment(\.labelStyle, nil)
    } else if showsIcon {
      HStack(alignment: .top) {
        icon
        title
      }
    } else {
      title
    }
  }

  /// Whether the icon says anything in text that the title does not.
  private var showsIcon: Bool {
    if let icon = icon as? LabelStyleConfiguration.Icon { return icon.isShown }
    return Icon.self != Image.self && Icon.self != EmptyView.self
  }

  private var configuration: LabelStyleConfiguration {
    .init(
      title: .init(content: AnyView(title)),
      icon: .init(content: AnyView(icon), isShown: showsIcon))
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title, and an image of the system beside which it stands elsewhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title, and an image of the program beside which it stands elsewhere.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title, and an image of the system beside which it stands elsewhere.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// A title, and an image of the program beside which it stands elsewhere.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}
