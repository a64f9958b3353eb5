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
