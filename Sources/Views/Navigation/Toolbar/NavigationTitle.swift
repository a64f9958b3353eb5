import PlatenControls
@_spi(Nodes) import PlatenGraph

extension View {
  /// Sets the title of the navigation bar to a string.
  ///
  /// The title is visible only in a navigation stack.
  ///
  ///     List(movies) { Text($0.title) }.navigationTitle("Movies")
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the navigation bar to a localized string.
  ///
  /// The title is visible only in a navigation stack.
  ///
  ///     List(movies) { Text($0.title) }.navigationTitle("Movies")
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the navigation bar to a `Text` view.
  ///
  /// The title is visible only in a navigation stack.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(ToolbarModifier(title: title))
  }

  /// Sets the title of the navigation bar to the value of a binding.
  ///
  /// The user cannot edit the title.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Shows a muted string after the title of the navigation bar.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Shows a muted, localized string after the title of the navigation bar.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Shows a muted `Text` view after the title of the navigation bar.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(ToolbarModifier(subtitle: subtitle))
  }

  /// Sets the title of the navigation bar to a string, like `navigationTitle`.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the navigation bar to a localized string, like `navigationTitle`.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the navigation bar to a `Text` view, like `navigationTitle`.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the navigation bar to a string and ignores the display mode.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the navigation bar to a localized string and ignores the display mode.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the navigation bar to a `Text` view and ignores the display mode.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Shows or hides the navigation bar, including its title, its items and its back button.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(ToolbarModifier(isHidden: hidden))
  }

  /// Shows or hides the back button of the navigation bar.
  ///
  /// Without the button, the user can go back only with controls that the program provides.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(ToolbarModifier(hidesBack: hidesBackButton))
  }
}
