import PlatenInteraction
import PlatenLines

extension Set<ControlAction> {
  // Shared, because a set literal hashes each element, and elements are made on every query.
  package static let ofButtons: Set = [.press, .focus]
  package static let ofFields: Set = [.set, .type, .clear, .submit, .focus]
}

/// A control on the screen as its node describes it, with the means to act on it.
@MainActor
package struct ControlElement {
  /// The kind of control.
  package let role: ControlRole
  /// The name of the control on the screen.
  package var label: String
  /// Whether the label only repeats the kind of control.
  package var isNameless = false
  /// The value of the control; `nil` for a secure field.
  package let value: String?
  /// The spoken value, where it differs.
  package var valueInWords: String?
  /// The accessibility hint of the program.
  var hint: String?
  /// The text of a secure field, to keep it out of logs.
  package var secret: (@MainActor () -> String)?
  /// The options that can be picked, in the order of the screen.
  package let options: [String]
  /// The range of numbers that can be set, as a text: `0…100`.
  package let range: String?
  /// The format of a field for a value, such as `a date such as 2026-01-31`.
  package var format: String?
  /// Whether the control can be acted on.
  package let isEnabled: Bool
  /// The accessibility identifier, if the program sets one.
  package var identifier: String?
  /// The actions that a user can perform on the control.
  package let actions: Set<ControlAction>
  /// The role of a button, if it has one.
  package let purpose: ButtonRole?
  /// The rows of a list or a scroll view.
  package let rows: Rows?
  /// The rows that contain the control, the innermost last.
  package var path: [RowPlace] = []
  /// Whether the value is secret.
  package var isSecure: Bool { role == .secureField }

  /// Whether a field has a submit action.
  package var hasSubmitAction = false

  /// The keyboard shortcut, if there is one.
  package var shortcut: KeyboardShortcut? { chosenShortcut ?? nil }
  /// The shortcut that an enclosing view sets, which may be `nil`.
  var chosenShortcut: KeyboardShortcut??

  /// The focus states that are bound to the control.
  package var focusLinks: [FocusLink] = []
  /// The identity of the control, constant while it is on the screen.
  package let origin: NodeID
  /// The node that shows the control.
  package private(set) weak var node: Node?
  /// The view whose alternatives the control is one of, as a tab is.
  package let group: NodeID?
  /// Whether the control is visible; the swipe buttons of a row are not.
  package var isSeen = true
  /// Submits typed text, in a field that holds it back until then.
  private let enter: (() throws(ActionError) -> Void)?
  private var perform: (ControlAction, String) throws(ActionError) -> Void

  package init(
    _ role: ControlRole, label: String, value: String? = nil, options: [String] = [],
    range: String? = nil, isEnabled: Bool, purpose: ButtonRole? = nil,
    actions: Set<ControlAction>, rows: Rows? = nil,
    at node: Node, origin: NodeID? = nil, group: NodeID? = nil,
    enter: (() throws(ActionError) -> Void)? = nil,
    act: @escaping (ControlAction, String) throws(ActionError) -> Void
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.options = options
    self.range = range
    self.isEnabled = isEnabled
    self.purpose = purpose
    self.actions = actions
    self.rows = rows
    self.node = node
    self.origin = origin ?? node.origin
    self.group = group
    self.enter = enter
    self.perform = act
  }

  /// Whether the control can have the focus.
  package var isFocusable: Bool { isEnabled && isSeen && actions.contains(.focus) }

  /// Whether the node is still mounted and enabled, even if this value is out of date: O(1).
  package var isReachable: Bool { node?.isReachable ?? false }

  /// Performs an action, with a text for those actions that take one. It has no effect once the
  /// control is off the screen.
  ///
  /// - Returns: The reason why the control rejected the action, if it did.
  @discardableResult
  package func perform(_ action: ControlAction, _ text: String = "") -> ActionError? {
    actionError { () throws(ActionError) in try perform(action, text) }
  }

  /// Adds a handler to a press, or replaces what a press does.
  mutating func addPress(_ handler: @escaping @MainActor () -> Void, isInstead: Bool) {
    guard actions.contains(.press), isEnabled else { return }
    perform = { [perform] action, text throws(ActionError) in
      if action != .press { return try perform(action, text) }
      if !isInstead { try perform(action, text) }
      handler()
    }
  }

  /// Whether typed text takes effect only when it is submitted.
  package var keepsTyped: Bool { enter != nil }

  /// Submits typed text, as a field does when it loses the focus.
  ///
  /// - Returns: The reason why the field rejected the text, if it did.
  package func endEditing() -> ActionError? {
    actionError { () throws(ActionError) in try enter?() }
  }

  private func actionError(of work: () throws(ActionError) -> Void) -> ActionError? {
    do throws(ActionError) {
      try work()
      return nil
    } catch {
      return error
    }
  }
}

extension ControlElement {
  /// Whether the control has no name.
  var isUnlabeled: Bool { label.isEmpty || isNameless }

  /// The action of its keyboard shortcut: its purpose or, where that takes a text, the focus.
  package var primaryAction: ControlAction {
    [.press, .toggle].first(where: actions.contains) ?? .focus
  }

  /// The rows of a list, which a user names by number from 1 or, in the viewport, by text.
  package struct Rows {
    /// The number of all rows.
    package let count: Int
    /// The numbers of the rows in the viewport.
    package let shown: Range<Int>
    /// The number of lines of a list whose height only the screen limits.
    package let freeLines: Int?
    /// The texts of the rows in the viewport, with their numbers.
    package let texts: @MainActor () -> [(number: Int, text: String)]
    /// Whether the row with a number can be selected.
    package let isSelectable: @MainActor (Int) -> Bool
    /// The positions to which the row with a number can be moved, if it can.
    package let places: @MainActor (Int) -> Range<Int>?
    /// Moves the row with a number to the position of another.
    package let move: @MainActor (_ number: Int, _ destination: Int) -> Void
    /// The selection by keys, if rows can be selected.
    package var selecting: Selecting?
    /// Whether the rows are side by side.
    package var areSideBySide = false

    package init(
      count: Int, shown: Range<Int>, freeLines: Int?,
      texts: @escaping @MainActor () -> [(number: Int, text: String)],
      isSelectable: @escaping @MainActor (Int) -> Bool,
      places: @escaping @MainActor (Int) -> Range<Int>?,
      move: @escaping @MainActor (_ number: Int, _ destination: Int) -> Void,
      selecting: Selecting? = nil, areSideBySide: Bool = false
    ) {
      self.count = count
      self.shown = shown
      self.freeLines = freeLines
      self.texts = texts
      self.isSelectable = isSelectable
      self.places = places
      self.move = move
      self.selecting = selecting
      self.areSideBySide = areSideBySide
    }

    /// The selection of rows by keys.
    package struct Selecting {
      /// The numbers of the selected rows in the viewport.
      package let selected: @MainActor () -> [Int]
      /// The number of the next selectable row, or of the previous one.
      package let next: @MainActor (_ isForward: Bool) -> Int?
      /// Selects only the row with a number, and scrolls to it.
      package let select: @MainActor (_ number: Int) -> Void

      package init(
        selected: @escaping @MainActor () -> [Int],
        next: @escaping @MainActor (_ isForward: Bool) -> Int?,
        select: @escaping @MainActor (_ number: Int) -> Void
      ) {
        self.selected = selected
        self.next = next
        self.select = select
      }
    }
  }

  /// A row of a list.
  package struct RowPlace {
    /// The list.
    package let list: NodeID
    /// The number of the row, from 1.
    package let number: Int
  }
}
