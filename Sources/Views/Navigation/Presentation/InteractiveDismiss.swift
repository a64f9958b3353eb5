@_spi(Nodes) import PlatenGraph

/// A modifier that prevents the user from closing the enclosing sheet.
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

/// A count of the mounted views that prevent the user from closing a sheet.
final class DismissalLock: Dependency {
  private var holders = 0

  /// Whether at least one view prevents the user from closing the sheet.
  var isHeld: Bool {
    read()
    return holders > 0
  }

  /// Adds a positive or negative number to the count of views.
  func change(by count: Int) {
    holders += count
    changed()
  }
}

private struct DismissalLockKey: EnvironmentKey {
  static var defaultValue: DismissalLock? { nil }
}

extension EnvironmentValues {
  /// The dismissal lock of the nearest enclosing modal, or `nil` outside of modals.
  var dismissalLock: DismissalLock? {
    get { self[DismissalLockKey.self] }
    set { self[DismissalLockKey.self] = newValue }
  }
}

extension View {
  /// Prevents the user from closing the enclosing sheet with the command `dismiss`.
  ///
  /// The program can still close the sheet.
  ///
  ///     .sheet(isPresented: $isEditing) {
  ///       Editor(draft: $draft).interactiveDismissDisabled(draft.hasChanges)
  ///     }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
