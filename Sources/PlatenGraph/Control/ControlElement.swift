import PlatenInteraction
import PlatenLines

/// A control on the screen as its node describes it, with the means to act on it.
@MainActor
package struct ControlElement {
  /// The kind of control, with what only that kind has.
  package private(set) var kind: ControlKind
  /// The names of the control, for users and for programs.
  var naming: Naming
  /// Where the control is.
  var location: Location
  /// Whether the control can be acted on.
  package let isEnabled: Bool
  /// The shortcut that an enclosing view sets, which may be `nil`.
  var chosenShortcut: KeyboardShortcut??
  /// The focus states that are bound to the control.
  package var focusLinks: [FocusLink] = []

  /// - Parameter origin: The identity of the control; that of the node, unless the node has several.
  package init(
    _ kind: ControlKind, label: String, isEnabled: Bool, at node: Node, origin: NodeID? = nil
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    naming = Naming(label: label)
    location = Location(origin: origin ?? node.origin, node: node)
  }

  /// What a control is called, and what is told about it in words.
  struct Naming {
    var label: String
    /// Whether the label only repeats the kind of control.
    var isNameless = false
    var identifier: String?
    var hint: String?
    /// The spoken value, where it differs.
    var value: String?
  }

  /// Where a control is.
  struct Location {
    /// The identity of the control, constant while it is on the screen.
    let origin: NodeID
    /// The node that shows the control.
    weak var node: Node?
    /// The rows that contain the control, the innermost last.
    var path: [RowPlace] = []
    /// Whether the control is visible; the swipe buttons of a row are not.
    var isSeen = true
  }

  /// A row of a list.
  package struct RowPlace {
    /// The list.
    package let list: NodeID
    /// The number of the row, from 1.
    package let number: Int
  }
}

// MARK: - Actions

extension ControlElement {
  /// Whether the control can have the focus.
  package var isFocusable: Bool { isEnabled && isSeen && takes(.focus) }

  /// Whether the node is still mounted and enabled, even if this value is out of date: O(1).
  package var isReachable: Bool { node?.isReachable ?? false }

  /// Whether a user can perform an action on this kind of control.
  package func takes(_ action: ControlAction) -> Bool { kind.takes(action) }

  /// The actions that a user can perform on the control.
  package var actions: Set<ControlAction> { Set(ControlAction.allCases.filter(takes)) }

  /// What its keyboard shortcut does; `nil` if that gives it the focus.
  package var primaryOperation: ControlOperation? {
    if takes(.press) { return .press }
    return takes(.toggle) ? .toggle : nil
  }

  /// Performs an operation. It has no effect once the control is off the screen, nor if the control
  /// is of another kind.
  ///
  /// - Returns: The reason why the control rejected the operation, if it did.
  @discardableResult
  package func perform(_ operation: ControlOperation) -> ActionError? {
    actionError { () throws(ActionError) in try kind.perform(operation) }
  }

  /// Whether typed text takes effect only when it is submitted.
  package var keepsTyped: Bool { kind.field?.endEditing != nil }

  /// Submits typed text, as a field does when it loses the focus.
  ///
  /// - Returns: The reason why the field rejected the text, if it did.
  package func endEditing() -> ActionError? {
    actionError { () throws(ActionError) in try kind.field?.endEditing?() }
  }

  private func actionError(of work: () throws(ActionError) -> Void) -> ActionError? {
    do throws(ActionError) {
      try work()
      return nil
    } catch {
      return error
    }
  }

  /// Adds a handler to a press, or replaces what a press does.
  package mutating func addPress(_ handler: @escaping ControlKind.Press, isInstead: Bool) {
    if isEnabled { kind.addPress(handler, isInstead: isInstead) }
  }
}

// MARK: - What is known of it

extension ControlElement {
  /// The kind of control, in the terms of accessibility.
  package var role: ControlRole { kind.role }
  /// The name of the control on the screen.
  package var label: String { naming.label }
  /// The accessibility identifier, if the program sets one.
  package var identifier: String? { naming.identifier }
  /// The value of the control; `nil` for a secure field.
  package var value: String? { kind.value }
  /// The range of numbers that can be set, as a text: `0…100`.
  package var range: String? { kind.range }
  /// The keyboard shortcut, if there is one.
  package var shortcut: KeyboardShortcut? { chosenShortcut ?? nil }

  /// The options that can be picked, in the order of the screen.
  package var options: [String] {
    if case .picker(_, let options, _) = kind { options } else { [] }
  }

  /// The role of a button, if it has one.
  package var purpose: ButtonRole? {
    if case .button(let button) = kind { button.role } else { nil }
  }

  /// The rows of a list or a scroll view.
  package var rows: Rows? {
    switch kind {
    case .list(let rows), .scrollArea(let rows): rows
    default: nil
    }
  }

  /// The view whose alternatives the control is one of, as a tab is.
  package var group: NodeID? { if case .tab(_, let group, _) = kind { group } else { nil } }

  /// Whether the value is secret.
  package var isSecure: Bool { secret != nil }
  /// The text of a secure field, to keep it out of logs.
  package var secret: (@MainActor () -> String)? { kind.field?.secret }
  /// The format of a field for a value, such as `a date such as 2026-01-31`.
  package var format: String? { kind.field?.format }
  /// Whether a field has a submit action.
  package var hasSubmitAction: Bool { kind.field?.hasSubmitAction ?? false }

  /// The identity of the control, constant while it is on the screen.
  package var origin: NodeID { location.origin }
  /// The node that shows the control.
  package var node: Node? { location.node }
  /// The rows that contain the control, the innermost last.
  package var path: [RowPlace] { location.path }
  /// Whether the control is visible; the swipe buttons of a row are not.
  package var isSeen: Bool { location.isSeen }
}

// MARK: - Words

extension ControlElement {
  /// Whether the control has no name.
  private var isUnlabeled: Bool { naming.label.isEmpty || naming.isNameless }

  /// Gives the control another label or identifier, where one is given.
  package mutating func rename(label: String?, identifier: String?) {
    if let label { naming.label = label }
    if let identifier { naming.identifier = identifier }
  }

  /// Gives the control another spoken value or a hint, where one is given; a secret stays secret.
  package mutating func describe(value: String?, hint: String?) {
    if let value, !isSecure { naming.value = value }
    if let hint { naming.hint = hint }
  }

  /// Gives the control a label, if it has none.
  package mutating func name(ifUnlabeled label: String) {
    if isUnlabeled { (naming.label, naming.isNameless) = (label, false) }
  }

  /// Gives the control a keyboard shortcut, unless a view nearer to it does.
  package mutating func bind(to shortcut: KeyboardShortcut?) {
    if chosenShortcut == nil { chosenShortcut = .some(shortcut) }
  }

  /// The same control with a label that only repeats its kind, if it has no other.
  package func named(ifUnlabeled title: String) -> ControlElement {
    guard label.isEmpty, !title.isEmpty else { return self }
    var named = self
    (named.naming.label, named.naming.isNameless) = (title, true)
    return named
  }

  /// The same control with another spoken value, if one is given.
  package func spoken(as value: String?) -> ControlElement {
    var spoken = self
    spoken.naming.value = value
    return spoken
  }
}
