import PlatenInteraction
import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph

/// What a sheet shows.
private struct Sheet<Content: View>: ModalView {
  let content: Content

  var kind: Modal.Kind { .sheet }
  var title: Text? { nil }

  var body: Content { content }
}

extension View {
  /// Shows a sheet, with views of its own, while a binding is true.
  ///
  /// The views see what this one sees around it; their state lives as long as the sheet is shown.
  /// They close it by `@Environment(\.dismiss)`, the user by the input `dismiss`.
  ///
  ///     .sheet(isPresented: $isEditing) { Editor() }
  ///
  /// - Parameter onDismiss: Runs when the sheet has gone.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, onDismiss: onDismiss) { Sheet(content: content()) }
  }

  /// Shows a sheet for the item that a binding holds; an item of another id gets a new sheet.
  ///
  ///     .sheet(item: $selection) { note in NoteEditor(note: note) }
  ///
  /// - Parameter onDismiss: Runs when a sheet has gone, also in favour of the next.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss: onDismiss) { Sheet(content: content($0)) }
  }
}

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
