@_spi(Nodes) import PlatenGraph

extension View {
  /// Adds the buttons of a context menu to this view. Commands can press the buttons, although they
  /// are not displayed.
  ///
  ///     Text(mail.subject).contextMenu {
  ///       Button("Copy") { copy(mail) }
  ///     }
  ///
  /// The command is `press Copy` or, in the second row of a list, `press List[2]/Copy`. `controls`
  /// lists the buttons.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(HiddenActions(actions: menuItems()))
  }

  /// Adds the buttons of a context menu to this view. The preview is not displayed.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
