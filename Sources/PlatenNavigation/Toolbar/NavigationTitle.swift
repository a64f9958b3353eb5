import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// The title of the page around, in a line above it; shown in a navigation stack alone.
  ///
  ///     List(movies) { Text($0.title) }.navigationTitle("Movies")
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// The title of the page around, in a line above it; shown in a navigation stack alone.
  ///
  ///     List(movies) { Text($0.title) }.navigationTitle("Movies")
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page around.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ToolbarModifier(title: title))
  }

  /// The title of the page around, as the program keeps it; where it stands nobody edits it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// What stands dim behind the title of the page around.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// What stands dim behind the title of the page around.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// What stands dim behind the title of the page around.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(ToolbarModifier(subtitle: subtitle))
  }

  /// The title of the page around, in the older form.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// The title of the page around, in the older form.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page around, in the older form.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page around; how large it is elsewhere has no effect.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// The title of the page around; how large it is elsewhere has no effect.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page around; how large it is elsewhere has no effect.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Whether the page around shows nothing above itself: neither a title nor a way back.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(ToolbarModifier(isHidden: hidden))
  }

  /// Whether the user has no way back from the page around but those that the program gives.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ToolbarModifier(hidesBack: hidesBackButton))
  }
}
