@_spi(Nodes) import PlatenGraph

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
    modifier(HiddenActions(actions: content(), refused: .delete))
  }
}
