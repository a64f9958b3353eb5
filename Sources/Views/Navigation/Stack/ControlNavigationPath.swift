@_spi(Nodes) import PlatenGraph

/// The navigation entry that contains a control, and the entries of the enclosing stacks.
@MainActor
package struct ControlNavigationPath {
  private struct Level {
    weak var stack: NavigationStackState?
    weak var page: NavigationEntry?
  }

  /// The stacks that contain the control, the outermost first.
  private let levels: [Level]

  /// Creates the path of a control, or `nil` if the control is outside of navigation stacks.
  package init?(of control: ControlElement) {
    levels = control.pages.reversed().map { Level(stack: $0.pages, page: $0) }
    if levels.isEmpty { return nil }
  }

  /// The top entry of the outermost stack that no longer shows the control's entry, or `nil` if all
  /// stacks still show it.
  private var replacement: NavigationEntry? {
    levels.lazy.compactMap { level in
      level.stack.flatMap { $0.top === level.page ? nil : $0.top }
    }.first
  }

  /// The navigation entries that contain the control, as identities, the outermost first.
  package var entries: [AnyObject] { levels.compactMap(\.page) }

  /// The identity of the entry that replaced the control's entry, or `nil` if all stacks still show
  /// the control's entry.
  package var replacingEntry: AnyObject? { replacement }

  /// Returns the index of the control to focus after another entry has replaced the control's
  /// entry.
  ///
  /// - Parameter order: The focusable controls, in frame order.
  /// - Returns: The index of the first control in the new entry, 0 if the entry has no control, or
  ///   `nil` if the stacks still show the control's entry.
  package func start(in order: [ControlElement]) -> Int? {
    guard let replacement else { return nil }
    return order.firstIndex { $0.pages.contains { $0 === replacement } } ?? 0
  }
}

extension ControlElement {
  /// Whether the control returns to the previous navigation entry.
  package var isBackButton: Bool { role == .button && identifier == "Back" }

  /// Whether the user can return from the navigation entry that contains the control.
  package var canGoBack: Bool { pages.contains(where: \.canGoBack) }

  /// Returns whether a navigation entry contains the control.
  package func isOn(_ entry: AnyObject) -> Bool { pages.contains { $0 === entry } }

  /// The navigation entries that contain the control, the innermost first.
  fileprivate var pages: [NavigationEntry] {
    guard let page = node.flatMap({ EnvironmentValues($0.scope).page }) else { return [] }
    return Array(sequence(first: page) { $0.pages?.outerPage })
  }
}
