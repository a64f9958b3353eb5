extension View {
  /// Gives this row of a ``List`` buttons that are not seen: `press List[2]/Archive`.
  ///
  ///     ForEach(mails) { mail in
  ///       Text(mail.subject).swipeActions {
  ///         Button("Archive") { archive(mail) }
  ///       }
  ///     }
  ///
  /// As in SwiftUI, a row with such buttons has none of its own by `onDelete`.
  ///
  /// - Parameters:
  ///   - edge: Without effect: nothing is swiped.
  ///   - allowsFullSwipe: Without effect, too.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(UnseenButtons(buttons: content(), replaceDeletion: true))
  }

  /// Gives this view buttons that are not seen, as those of a menu that a long press shows: `press
  /// Copy`; in a list, `press List[2]/Copy`. `controls` lists them.
  ///
  ///     Text(mail.subject).contextMenu {
  ///       Button("Copy") { copy(mail) }
  ///     }
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(UnseenButtons(buttons: menuItems(), replaceDeletion: false))
  }

  /// Gives this view buttons that are not seen; what would be shown with them never is.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// The left or the right side of a view.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The side where lines begin.
  case leading
  /// The side where lines end.
  case trailing
}
