@_spi(Nodes) import PlatenGraph

extension View {
  /// Adds action buttons to this row of a ``List``; they are not drawn but can be pressed by name.
  ///
  ///     ForEach(mails) { mail in
  ///       Text(mail.subject).swipeActions {
  ///         Button("Archive") { archive(mail) }
  ///       }
  ///     }
  ///
  /// The command is `press List[2]/Archive`. As in SwiftUI, a row with swipe actions has no delete
  /// button from `onDelete`.
  ///
  /// - Parameters:
  ///   - edge: Has no effect: rows are not swiped.
  ///   - allowsFullSwipe: Has no effect: a row has no swipe to complete.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(HiddenActions(actions: content(), refused: .delete))
  }
}
