import PlatenLines
import PlatenNavigation

/// The cursor row of a list with its controls, and the effects of keys on the row.
// This type is a class because it is copied for each key, and its properties are expensive to copy.
@MainActor
final class CursorRow {
  let list: ControlElement
  /// The controls in the row that can receive the focus.
  private let controls: [ControlElement]
  /// The enabled hidden controls of the row, such as its swipe actions.
  private let actions: [ControlElement]
  private let rows: ControlElement.Rows
  private let number: Int

  /// Creates the cursor row of a list, or returns `nil` if the control is not a list with rows.
  ///
  /// - Parameter controls: Returns the controls in a row, given its number.
  init?(of list: ControlElement, controls: (Int) -> [ControlElement]) {
    guard let rows = list.rows, let number = rows.cursor?.number else { return nil }
    (self.list, self.rows, self.number) = (list, rows, number)
    let all = controls(number)
    self.controls = all.filter(\.isFocusable)
    actions = all.filter { !$0.isSeen && $0.isEnabled && $0.primaryOperation != nil }
  }

  // MARK: Return and Space

  /// The action for which the row exists: it operates the only control, follows the only link,
  /// presses the only button, selects the row, or enters the row.
  var activation: KeyAction? {
    if controls.count == 1 { return operation(of: controls[0]) }
    for pressed in [controls.filter { $0.role == .link }, controls.filter { $0.takes(.press) }]
    where pressed.count == 1 {
      return operation(of: pressed[0])
    }
    return selection ?? controls.first.map(KeyAction.focus)
  }

  /// The verb for the effect of ``activation``, or `nil` if the row has none.
  var activationVerb: String? {
    switch activation {
    case .perform(.select, _): "selects"
    case .perform(.toggle, let control):
      control.isExpanded.map { $0 ? "closes" : "opens" } ?? "switches"
    case .perform(_, let control): control.role == .link ? "opens" : "presses"
    case .open: "opens"
    case .focus(let control): control.isField ? "edits" : "into the row"
    default: nil
    }
  }

  /// The selection of the row or, if the row is not selectable, the operation of its only button or
  /// toggle.
  var choice: KeyAction? {
    if let selection { return selection }
    guard controls.count == 1, controls[0].primaryOperation != nil else { return nil }
    return operation(of: controls[0])
  }

  /// The selection of the row, or `nil` if the row is not selectable.
  var selection: KeyAction? {
    guard rows.isSelectable(number) else { return nil }
    return .perform(.select(row: number), list)
  }

  private func operation(of control: ControlElement) -> KeyAction {
    if control.role == .menu { return .open(control) }
    return control.primaryOperation.map { .perform($0, control) } ?? .focus(control)
  }

  // MARK: Right and Left

  /// The focus of the row's first control, or the expansion of a collapsed group.
  var entry: KeyAction? {
    guard let first = controls.first else { return nil }
    return first.isExpanded == false ? .perform(.toggle, first) : .focus(first)
  }

  /// The collapse of an expanded group.
  var collapse: KeyAction? {
    guard let first = controls.first, first.isExpanded == true else { return nil }
    return .perform(.toggle, first)
  }

  // MARK: The menu

  /// Whether the row has actions, so that the menu is not empty.
  var hasActions: Bool { !actions.isEmpty || !moves.isEmpty }

  /// Returns the menu of the row's actions, or `nil` if there are none.
  func menu(choosing chosen: NodeID? = nil) -> RowMenu? {
    let items = actions.map { action in
      RowMenu.Item(
        action.label, isDestructive: action.purpose == .destructive || action.deletesRow,
        effect: .operate(action.origin))
    }
    let index = actions.firstIndex { $0.origin == chosen }
    return hasActions ? RowMenu(items + moves, chosen: index ?? 0) : nil
  }

  private var moves: [RowMenu.Item] {
    guard let places = rows.places(number) else { return [] }
    return [("Move up", number - 1), ("Move down", number + 1)]
      .filter { places.contains($0.1) }
      .map { RowMenu.Item($0.0, effect: .move(to: $0.1)) }
  }

  /// The action that deletes the row, or `nil` if there is none or the choice is not clear.
  private var deleting: ControlElement? {
    if let deleting = actions.first(where: \.deletesRow) { return deleting }
    let destructive = actions.filter { $0.purpose == .destructive }
    return destructive.count == 1 ? destructive[0] : nil
  }

  /// Whether ``deletion`` has an effect.
  var isDeletable: Bool { deleting != nil }

  /// The menu of the row's actions with the action chosen that deletes the row, so that a second
  /// press of the key deletes nothing.
  var deletion: KeyAction? {
    deleting.flatMap { menu(choosing: $0.origin) }.map { .change(.menu($0), list) }
  }
}

extension ControlElement {
  /// Returns the list in whose row the control is, or `nil` for a control outside of lists.
  func enclosingList(among controls: [ControlElement]) -> ControlElement? {
    guard let place = path.last else { return nil }
    return controls.first { $0.origin == place.list && $0.isFocusable }
  }

  /// Returns whether the control is in the same row as another control, and not in a list inside
  /// that row.
  func isInRow(of other: ControlElement) -> Bool {
    path.count == other.path.count && path.last == other.path.last
  }

  /// Whether typed characters are entered into the control: a text field, or a list whose rows the
  /// user filters.
  package var takesText: Bool { isField || rows?.cursor?.filter != nil }

  /// The word for the focus in a description of the control: `focused, row 5`.
  package var focusDescription: String {
    let row = rows?.cursor?.number.map { ", row \($0)" } ?? ""
    return "focused" + row
  }

  /// Whether a disclosure group is expanded, or `nil` for other controls.
  var isExpanded: Bool? {
    if case .disclosureGroup(let isExpanded, _) = kind { isExpanded } else { nil }
  }
}
