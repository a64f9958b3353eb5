import Foundation

extension View {
  /// Shows a sheet while a binding is true that only the program closes, for a cover has no edge to pull
  /// it down by.
  ///
  ///     .fullScreenCover(isPresented: $isFirstLaunch) { Welcome() }
  ///
  /// - Parameter onDismiss: Runs when the sheet has gone.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) {
      content().interactiveDismissDisabled()
    }
  }

  /// Shows a sheet for the item that a binding holds that only the program closes.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { content($0).interactiveDismissDisabled() }
  }

  /// Shows a sheet while a binding is true, as a phone does in place of a popover.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Without effect: a sheet stands at the frame's end.
  ///   - arrowEdge: Without effect, too.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Shows a sheet for the item that a binding holds, as a phone does in place of a popover.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Without effect: a sheet stands at the frame's end.
  ///   - arrowEdge: Without effect, too.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}
