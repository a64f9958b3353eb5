@_spi(Nodes) import PlatenGraph

extension View {
  /// Adds action buttons to this row of a ``List``. Commands can press the buttons, which are not
  /// displayed.
  ///
  ///     ForEach(mails) { mail in
  ///       Text(mail.subject).swipeActions {
  ///         Button("Archive") { archive(mail) }
  ///       }
  ///     }
  ///
  /// The command for the second row is `press List[2]/Archive`. As in SwiftUI, a row with swipe
  /// actions has no delete button from `onDelete`.
  ///
  /// - Parameters:
  ///   - edge: Has no effect: users cannot swipe rows.
  ///   - allowsFullSwipe: Has no effect: users cannot complete a swipe.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(HiddenActions(actions: content(), refused: .delete))
  }
}
