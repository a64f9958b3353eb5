@_spi(Nodes) import PlatenGraph

extension View {
  /// Gives this view buttons that are not seen, as those of a menu that a long press shows: `press
  /// Copy`; in a list, `press List[2]/Copy`. `controls` lists them.
  ///
  ///     Text(mail.subject).contextMenu {
  ///       Button("Copy") { copy(mail) }
  ///     }
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(HiddenActions(actions: menuItems()))
  }

  /// Gives this view buttons that are not seen; what would be shown with them never is.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}
