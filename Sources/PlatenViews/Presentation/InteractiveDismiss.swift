/// Whether the user can close the sheet that the view stands in.
private struct InteractiveDismissModifier: PrimitiveModifier {
  let isDisabled: Bool

  func makeNode<Content: View>(around content: Content, in place: Place) -> Node {
    InteractiveDismissNode(modified(content), in: place)
  }
}

private final class InteractiveDismissNode<Content: View>:
  WrapperNode<ModifiedContent<Content, InteractiveDismissModifier>>
{
  override func evaluate() { show(view.content) }

  override func collectControls(into controls: inout ControlList) {
    if view.modifier.isDisabled { controls.forbidDismissal() }
    super.collectControls(into: &controls)
  }
}

extension View {
  /// Keeps the user from closing the sheet that this view stands in by `dismiss`; the program
  /// still can.
  ///
  ///     .sheet(isPresented: $isEditing) {
  ///       Editor(draft: $draft).interactiveDismissDisabled(draft.hasChanges)
  ///     }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
