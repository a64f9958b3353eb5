import PlatenLines
import PlatenNavigation

// The items of open menus among the controls of a layer, in frame order.

@MainActor
extension [ControlElement] {
  /// Returns the control that opened the menu of an item, or `nil` outside of menus.
  func opener(of item: ControlElement) -> ControlElement? {
    guard let menu = item.menu, let first = firstIndex(where: { $0.menu == menu }) else {
      return nil
    }
    return prefix(first).last { $0.isOpen == true && $0.menu != menu }
  }

  /// Returns the controls that opened the menus around an item, the innermost first.
  func openers(of item: ControlElement) -> [ControlElement] {
    Array(
      sequence(state: item) { item in
        guard let opener = opener(of: item) else { return nil }
        item = opener
        return opener
      })
  }

  /// Returns the focusable items of the menu that a control opened.
  func items(openedBy opener: ControlElement) -> [ControlElement] {
    guard let index = firstIndex(where: { $0.origin == opener.origin }), index + 1 < count,
      let menu = self[index + 1].menu, menu != opener.menu,
      self.opener(of: self[index + 1])?.origin == opener.origin
    else { return [] }
    return items(of: menu)
  }

  /// Returns the focusable items of the menu that contains an item.
  func items(around item: ControlElement) -> [ControlElement] {
    item.menu.map(items) ?? []
  }

  private func items(of menu: NodeID) -> [ControlElement] {
    filter { $0.menu == menu && $0.isFocusable }
  }

  /// Returns the control after or before another one, or `nil` at the end.
  func neighbor(of control: ControlElement, isForward: Bool) -> ControlElement? {
    guard let index = firstIndex(where: { $0.origin == control.origin }) else { return nil }
    let next = isForward ? index + 1 : index - 1
    return indices.contains(next) ? self[next] : nil
  }

  /// The first control that may receive the focus without a choice by the user: not a destructive
  /// button and, if there is another control, neither a control in a bar nor the back button.
  var firstSafe: ControlElement? {
    let safe = filter { $0.purpose != .destructive }
    let others = safe.filter { !$0.isBackButton }
    return others.first { !$0.isInBar } ?? others.first ?? safe.first
  }
}
