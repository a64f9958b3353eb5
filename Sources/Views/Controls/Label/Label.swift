@_spi(Nodes) import PlatenGraph

/// A view that combines a title with an icon.
///
///     Label("Inbox", systemImage: "tray")  // Inbox
///
/// By default, an icon that is an ``Image`` is not displayed, because the title conveys the same
/// information. An icon made of other views is displayed before the title.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Creates a label with views as its title and icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

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

  /// Whether the label displays its icon by default; `false` for an image and for an empty view.
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
  /// Creates a label with a string title and a system image.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a string title and a named image.
  ///
  /// Only a custom label style displays the image.
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
  /// Creates a label with a localized title and a system image.
  ///
  /// Only a custom label style displays the image.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label with a localized title and a named image.
  ///
  /// Only a custom label style displays the image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalog.
  ///
  /// Only a custom label style displays the image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(titleKey, image: resource.name)
  }

  /// Creates a label with a string title and an image of an asset catalog.
  ///
  /// Only a custom label style displays the image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}
