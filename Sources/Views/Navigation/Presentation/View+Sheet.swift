import Foundation
import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// The modal view of a sheet.
private struct Sheet<Content: View>: ModalView {
  let content: Content

  var kind: Modal.Kind { .sheet }
  var title: Text? { nil }

  var body: Content { content }
}

extension View {
  /// Presents a sheet while a binding is true.
  ///
  /// The sheet's content inherits the environment of this view and keeps its state while the sheet
  /// is shown. The content closes the sheet with `@Environment(\.dismiss)`, and the user closes it
  /// with the command `dismiss`.
  ///
  ///     .sheet(isPresented: $isEditing) { Editor() }
  ///
  /// - Parameter onDismiss: A closure that runs after the sheet closes.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(isPresented: isPresented, onDismiss: onDismiss) { Sheet(content: content()) }
  }

  /// Presents a sheet for the item in a binding.
  ///
  /// An item with a different id replaces the presented sheet with a new one.
  ///
  ///     .sheet(item: $selection) { note in NoteEditor(note: note) }
  ///
  /// - Parameter onDismiss: A closure that runs after a sheet closes, including when another sheet
  ///   replaces it.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(item: item, onDismiss: onDismiss) { Sheet(content: content($0)) }
  }
}

extension View {
  /// Presents a sheet that only the program can close, while a binding is true.
  ///
  /// Like a full-screen cover on iOS, the sheet ignores the user's attempts to dismiss it.
  ///
  ///     .fullScreenCover(isPresented: $isFirstLaunch) { Welcome() }
  ///
  /// - Parameter onDismiss: A closure that runs after the sheet closes.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) {
      content().interactiveDismissDisabled()
    }
  }

  /// Presents a sheet that only the program can close, for the item in a binding.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { content($0).interactiveDismissDisabled() }
  }

  /// Presents a popover as a sheet while a binding is true, as on iPhone.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Has no effect: a sheet is placed at the end of the frame.
  ///   - arrowEdge: Has no effect: a sheet has no arrow.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a popover as a sheet for the item in a binding, as on iPhone.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: Has no effect: a sheet is placed at the end of the frame.
  ///   - arrowEdge: Has no effect: a sheet has no arrow.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, content: content)
  }
}
