import PlatenNavigation

/// The focus of a layer: one of its controls, or the prompt.
@MainActor
final class LayerFocus {
  /// The focused control in the state in which it received the focus, or `nil` while the prompt has
  /// the focus.
  private(set) var control: ControlElement?
  /// The navigation page of the control that was focused last.
  let page: ControlNavigationPath?
  /// The controls that opened the menus around the focused control, the innermost first.
  let openers: [ControlElement]
  /// The control that lost the focus because another page replaced its page and no control of that
  /// page could receive the focus.
  private var covered: ControlElement?
  /// The number of focusable controls before the focused control.
  ///
  /// After that control loses the focus, the focus order continues at this index.
  private var position: Int

  init(
    holder: ControlElement? = nil, position: Int = 0, openers: [ControlElement] = []
  ) {
    self.control = holder
    self.position = position
    self.openers = openers
    page = holder.flatMap(ControlNavigationPath.init)
  }

  /// Removes the focus from a control that can no longer have it.
  ///
  /// The next move continues from the control's position.
  func loseHolder() {
    covered = page?.replacingEntry == nil ? nil : control
    control = nil
  }

  /// Returns the control that led to a page, if the user has returned from the page.
  var returning: ControlElement? { covered.flatMap { $0.isReachable ? $0 : nil } }

  /// Removes the focus from a control on the program's request.
  ///
  /// The next move continues after the control.
  func leaveHolder() {
    control = nil
    position += 1
  }

  /// Returns the next or previous control in the focus order.
  ///
  /// - Parameter order: The focusable controls, in frame order.
  /// - Returns: The control, or `nil` for the prompt, which comes between the last control and the
  ///   first.
  func neighbor(isForward: Bool, in order: [ControlElement]) -> ControlElement? {
    let step = isForward ? 1 : -1
    if let control, let index = order.firstIndex(where: { $0.origin == control.origin }) {
      return order.indices.contains(index + step) ? order[index + step] : nil
    }
    // A position on another page does not apply to the current page.
    let position = page?.start(in: order) ?? position
    if isForward { return position < order.count ? order[position] : order.first }
    return position > 0 ? order.prefix(position).last : order.last
  }
}

extension Layer {
  /// The controls at which Tab stops, in frame order. A list is a single stop: its keys lead to the
  /// controls in its rows. Of the tabs of a tab view, only the one that is shown is a stop; arrow
  /// keys show the others.
  var focusOrder: [ControlElement] {
    controls.filter { $0.isFocusable && $0.path.isEmpty && !$0.isHiddenTab }
  }

  /// Returns the control that Tab or Shift-Tab focuses after a control in a row: another control in
  /// the row or, past its ends, the list. From a field, Tab continues with the next row, so that the
  /// fields of a list can be filled in one after another.
  func neighbor(inRowOf control: ControlElement, isForward: Bool) -> ControlElement? {
    let inside = controls.filter { other in
      other.isFocusable
        && (control.isField
          ? other.path.last?.list == control.path.last?.list : other.isInRow(of: control))
    }
    let index = inside.firstIndex { $0.origin == control.origin } ?? 0
    let next = isForward ? index + 1 : index - 1
    return inside.indices.contains(next) ? inside[next] : control.enclosingList(among: controls)
  }

  /// Moves the cursors of the lists that contain a control to the rows that contain it.
  func moveCursors(to control: ControlElement) {
    for place in control.path {
      let list = controls.first { $0.origin == place.list }
      if let cursor = list?.rows?.cursor, cursor.number != place.number {
        cursor.perform(.move(to: place.number))
      }
    }
  }

  /// The control that receives the focus when the layer first appears.
  ///
  /// A control that a focus state selects takes precedence. Otherwise, a sheet focuses its first
  /// control that is neither destructive nor in a bar; an alert or dialog focuses its first field, default button,
  /// cancel button, or first control, in this order. The screen itself focuses no control.
  var firstFocus: ControlElement? {
    let order = focusOrder
    let wanted = controls.first { control in
      control.isFocusable && control.focusLinks.contains { $0.isFocused() }
    }
    if let wanted { return wanted }
    switch modal?.kind {
    case nil: return nil
    case .sheet: return order.firstSafe
    case .alert, .dialog:
      return order.first(where: \.isField)
        ?? order.first { $0.shortcut == .defaultAction } ?? order.first { $0.purpose == .cancel }
        ?? order.first
    }
  }
}

extension ControlElement {
  /// Whether the control is a tab whose page is not shown.
  fileprivate var isHiddenTab: Bool {
    if case .tab(isShown: false, _, _) = kind { true } else { false }
  }

  /// Whether the control is a text field or secure field, which receives most keys as text.
  package var isField: Bool { role == .textField || role == .secureField }
}
