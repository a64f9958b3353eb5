@_spi(Nodes) import PlatenGraph

/// Whether the user can close the sheet that the view stands in.
private struct InteractiveDismissModifier: PrimitiveModifier {
  let isDisabled: Bool

  func makeNode<Content: View>(around content: Content, in context: NodeContext) -> Node {
    InteractiveDismissNode(modified(content), in: context)
  }
}

private final class InteractiveDismissNode<Content: View>:
  WrapperNode<ModifiedContent<Content, InteractiveDismissModifier>>
{
  private var holds = false {
    didSet {
      if holds != oldValue { EnvironmentValues(scope).dismissalLock?.change(by: holds ? 1 : -1) }
    }
  }

  override func evaluate() {
    hold()
    show(view.content)
  }

  override func mountedDidChange() { hold() }

  private func hold() { holds = isMounted && view.modifier.isDisabled }
}

/// Keeps the user from closing a sheet, while views in it hold it.
final class DismissalLock: Dependency {
  private var holders = 0

  /// Whether any view holds it.
  var isHeld: Bool {
    read()
    return holders > 0
  }

  /// So many more views hold it.
  func change(by count: Int) {
    holders += count
    changed()
  }
}

private struct DismissalLockKey: EnvironmentKey {
  static var defaultValue: DismissalLock? { nil }
}

extension EnvironmentValues {
  /// That of the nearest sheet around, if there is one.
  var dismissalLock: DismissalLock? {
    get { self[DismissalLockKey.self] }
    set { self[DismissalLockKey.self] = newValue }
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
