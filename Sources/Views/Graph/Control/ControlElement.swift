import PlatenInteraction
import PlatenLines

/// A control on the screen, with its description and its operations.
@MainActor
package struct ControlElement {
  /// The kind of control, with the data specific to that kind.
  package var kind: ControlKind
  /// The names of the control for the user and the program.
  var naming: Naming
  /// The location of the control in the node tree and in the rows of lists.
  var location: Location
  /// Whether the control is enabled.
  package let isEnabled: Bool
  /// The shortcut that an enclosing view sets. The inner value is `nil` if the view removes the
  /// shortcut.
  var chosenShortcut: KeyboardShortcut??
  /// The focus states bound to the control.
  package var focusLinks: [FocusLink] = []

  /// Creates a control element for a node.
  ///
  /// - Parameter origin: The identity of the control, which defaults to the identity of the node. The
  ///   argument is required if the node has several controls.
  package init(
    _ kind: ControlKind, label: String, isEnabled: Bool, at node: Node, origin: NodeID? = nil
  ) {
    self.kind = kind
    self.isEnabled = isEnabled
    naming = Naming(label: label)
    location = Location(origin: origin ?? node.origin, node: node)
  }

  /// The names and descriptions of a control.
  struct Naming {
    var label: String
    /// Whether the label only repeats the kind of control.
    var isNameless = false
    var identifier: String?
    var hint: String?
    /// The spoken value, if it differs from the value of the control.
    var value: String?
  }

  /// The position of a control in the node tree and in the rows of lists.
  struct Location {
    /// The control's identity, which is constant while the control is on the screen.
    let origin: NodeID
    /// The node of the control, held weakly.
    weak var node: Node?
    /// The path of rows that contain the control, with the innermost last.
    var path: [RowPlace] = []
    /// The identity of the innermost open menu that contains the control, if there is one.
    var menu: NodeID?
    /// Whether the control is visible. The swipe actions of a row are not visible.
    var isSeen = true
  }

  /// The position of a control in a list.
  package struct RowPlace: Equatable {
    /// The identity of the list.
    package let list: NodeID
    /// The number of the row, from 1.
    package let number: Int

    package init(list: NodeID, number: Int) { (self.list, self.number) = (list, number) }
  }
}

// MARK: - Actions

extension ControlElement {
  /// Whether the control can receive focus.
  package var isFocusable: Bool { isEnabled && isSeen && takes(.focus) }

  /// Whether the node is mounted and enabled at this moment, even if this element is out of date.
  ///
  /// - Complexity: O(1).
  package var isReachable: Bool { node?.isReachable ?? false }

  /// Returns whether the control supports an action.
  package func takes(_ action: ControlAction) -> Bool { kind.takes(action) }

  /// All actions for which ``takes(_:)`` returns `true`.
  package var actions: Set<ControlAction> { Set(ControlAction.allCases.filter(takes)) }

  /// The operation that the keyboard shortcut performs, or `nil` if the shortcut focuses the
  /// control.
  package var primaryOperation: ControlOperation? {
    if takes(.press) { return .press }
    return takes(.toggle) ? .toggle : nil
  }

  /// Performs an operation, unless the control has left the screen or does not support the
  /// operation.
  ///
  /// - Returns: The error if the control rejected the operation; otherwise, `nil`.
  @discardableResult
  package func perform(_ operation: ControlOperation) -> ActionError? {
    actionError { () throws(ActionError) in try kind.perform(operation) }
  }

  /// Whether typed text takes effect only on submission.
  package var keepsTyped: Bool { kind.field?.endEditing != nil }

  /// Opens or closes the menu of the control.
  package func toggleMenu() {
    switch kind {
    case .menu(_, let toggle), .picker(_, _, _, (_, let toggle)?): toggle()
    default: break
    }
  }

  /// Submits typed text, as a field does when it loses focus.
  ///
  /// - Returns: The error if the field rejected the text; otherwise, `nil`.
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

  /// Adds a press handler to the control, or replaces the existing one.
  package mutating func addPress(_ handler: @escaping ControlKind.Press, isInstead: Bool) {
    if isEnabled { kind.addPress(handler, isInstead: isInstead) }
  }
}

// MARK: - Properties

extension ControlElement {
  /// The accessibility role of the control.
  package var role: ControlRole { kind.role }
  /// Whether pressing the control performs a long press.
  package var isLongPress: Bool {
    if case .button(let button) = kind { button.isLongPress } else { false }
  }
  /// The visible name of the control.
  package var label: String { naming.label }
  /// The accessibility identifier, if the program sets one.
  package var identifier: String? { naming.identifier }
  /// The value of the control, or `nil` for a secure field.
  package var value: String? {
    if case .custom = kind { naming.value } else { kind.value }
  }
  /// The range of valid numbers as text, such as `0…100`.
  package var range: String? { kind.range }
  /// The keyboard shortcut of the control, if it has one.
  package var shortcut: KeyboardShortcut? { chosenShortcut ?? nil }

  /// The options of a picker, in screen order.
  package var options: [String] {
    if case .picker(_, let options, _, _) = kind { options } else { [] }
  }

  /// The role of a button, if it has one.
  package var purpose: ButtonRole? {
    if case .button(let button) = kind { button.role } else { nil }
  }

  /// Whether the control is the hidden button that deletes its row.
  package var deletesRow: Bool {
    if case .button(let button) = kind { !button.takesFocus } else { false }
  }

  /// The rows of a list or scroll view.
  package var rows: Rows? {
    switch kind {
    case .list(let rows), .scrollArea(let rows): rows
    default: nil
    }
  }

  /// The identity of the view that groups the control with its alternatives, such as a tab view.
  package var group: NodeID? { if case .tab(_, let group, _) = kind { group } else { nil } }

  /// Whether the value of the control is secret.
  package var isSecure: Bool { secret != nil }
  /// The text of a secure field, which must not appear in logs.
  package var secret: (@MainActor () -> String)? { kind.field?.secret }
  /// The input format of the control's value, such as `a date such as 2026-01-31`.
  package var format: String? { kind.field?.format }
  /// Whether the control is a field with a submit action.
  package var hasSubmitAction: Bool { kind.field?.hasSubmitAction ?? false }
  /// Whether the control is a field whose text can have several lines.
  package var hasLines: Bool { kind.field?.rowWidth != nil }
  /// The width in cells of a row of a text with several lines, or `nil` for another control.
  package var rowWidth: Int? { kind.field?.rowWidth?() }

  /// The identity of the control, which does not change while the control is on the screen.
  package var origin: NodeID { location.origin }
  /// The node that displays the control.
  package var node: Node? { location.node }
  /// The enclosing rows of the control, with the innermost last.
  package var path: [RowPlace] { location.path }
  /// The identity of the innermost open menu that contains the control, or `nil` outside of menus.
  package var menu: NodeID? { location.menu }
  /// Whether the menu of the control is open; `nil` for a control without a menu.
  package var isOpen: Bool? {
    switch kind {
    case .menu(let isOpen, _), .picker(_, _, _, (let isOpen, _)?): isOpen
    default: nil
    }
  }
  /// The units by which keys step through the dates or times of a field.
  package var units: ControlKind.TextField.Units? { kind.field?.units }
  /// Whether the control is visible on the screen. Swipe actions of a row are not visible.
  package var isSeen: Bool { location.isSeen }
}

// MARK: - Naming

extension ControlElement {
  /// Whether the control has no specific label.
  private var isUnlabeled: Bool { naming.label.isEmpty || naming.isNameless }

  /// Whether the control is a text field that has no specific label.
  package var isUnlabeledField: Bool { kind.field != nil && isUnlabeled }

  /// Replaces the label and the identifier with the arguments that are not `nil`.
  package mutating func rename(label: String?, identifier: String?) {
    if let label { (naming.label, naming.isNameless) = (label, false) }
    if let identifier { naming.identifier = identifier }
  }

  /// Replaces the spoken value and the hint with the arguments that are not `nil`.
  ///
  /// The method does not replace the spoken value of a secure field, so it reveals no secret.
  package mutating func describe(value: String?, hint: String?) {
    if let value, !isSecure { naming.value = value }
    if let hint { naming.hint = hint }
  }

  /// Sets the label if the control has no label.
  package mutating func name(ifUnlabeled label: String) {
    if isUnlabeled { (naming.label, naming.isNameless) = (label, false) }
  }

  /// Sets the keyboard shortcut, unless a nearer view has set one.
  package mutating func bind(to shortcut: KeyboardShortcut?) {
    if chosenShortcut == nil { chosenShortcut = .some(shortcut) }
  }

  /// Returns the control with a label that repeats the kind of the control, if the control has no
  /// other label.
  package consuming func named(ifUnlabeled title: String) -> ControlElement {
    if naming.label.isEmpty, !title.isEmpty { (naming.label, naming.isNameless) = (title, true) }
    return self
  }

  /// Adds the control to an open menu, unless a nearer menu contains it.
  package mutating func add(toMenu menu: NodeID) {
    if location.menu == nil { location.menu = menu }
  }

  /// Returns the control with the specified spoken value, or unchanged if the value is `nil`.
  package consuming func spoken(as value: String?) -> ControlElement {
    naming.value = value
    return self
  }
}
