import PlatenInteraction
import PlatenLines

/// The kind of a control, with the data and handlers specific to that kind.
package enum ControlKind {
  package typealias Press = @MainActor () -> Void
  /// A handler that performs a step, or throws an error if the step is not possible.
  package typealias Step = @MainActor (ValueStep) throws(ActionError) -> Void
  package typealias Entry = @MainActor (String) throws(ActionError) -> Void

  case button(Button)
  /// A link. The address is `nil` if the link leads to a page of the program.
  case link(address: String?, press: Press)
  case menu(isOpen: Bool, press: Press)
  /// A tab, with the identity of its tab view as the group.
  case tab(isShown: Bool, group: NodeID, press: Press)
  case toggle(isOn: Bool, toggle: Press)
  case disclosureGroup(isExpanded: Bool, toggle: Press)
  // Large, rare payloads are indirect so that the elements of a screen stay small.
  indirect case textField(TextField)
  case stepper(value: String?, range: String?, step: Step)
  indirect case slider(value: String, range: String, step: Step, set: Entry)
  /// A picker with its options in screen order, and the menu of the options if they are not always
  /// visible.
  indirect case picker(
    selection: String?, options: [String], pick: Entry, menu: (isOpen: Bool, toggle: Press)? = nil)
  indirect case list(ControlElement.Rows)
  indirect case scrollArea(ControlElement.Rows)
  /// A view that the program operates by accessibility actions.
  case custom(Custom)

  package struct Button {
    let role: ButtonRole?
    /// Whether keys can move the focus to the button, which is `false` for the delete button of a
    /// row.
    let takesFocus: Bool
    /// Whether pressing the button performs a long press, besides which a tap around it is a button.
    let isLongPress: Bool
    fileprivate let press: Press

    package init(
      role: ButtonRole? = nil, takesFocus: Bool = true, isLongPress: Bool = false,
      press: @escaping Press
    ) {
      self.role = role
      self.takesFocus = takesFocus
      self.isLongPress = isLongPress
      self.press = press
    }
  }

  /// The accessibility actions of a view. An action that is `nil` is unavailable.
  package struct Custom {
    package fileprivate(set) var press: Press?
    package fileprivate(set) var step: Step?

    package init(press: Press?, step: Step?) { (self.press, self.step) = (press, step) }
  }

  package struct TextField {
    package enum Content {
      case plain(String)
      /// Secret text. Only the session reads the text, so it does not appear in logs.
      case secret(@MainActor () -> String)
    }

    /// The units of the steps of a field.
    package enum Units: Sendable {
      /// Days and months.
      case date
      /// Minutes and hours.
      case time
    }

    package typealias End = @MainActor () throws(ActionError) -> Void

    package enum Edit {
      case set(String), type(String), clear, submit
      case step(ValueStep)
    }

    let content: Content
    /// The input format of the field's value, such as `a date such as 2026-01-31`.
    let format: String?
    let hasSubmitAction: Bool
    /// A closure that returns the width in cells of a row of the text, or `nil` for a field with a
    /// single line.
    let rowWidth: (@MainActor () -> Int)?
    /// The units of a date or time by which keys step, or `nil` for other text.
    package let units: Units?
    /// A closure that submits typed text when the field loses focus, or `nil` if text takes effect
    /// immediately.
    let endEditing: End?
    fileprivate let edit: @MainActor (Edit) throws(ActionError) -> Void

    package init(
      _ content: Content, format: String? = nil, hasSubmitAction: Bool = false,
      rowWidth: (@MainActor () -> Int)? = nil, units: Units? = nil, endEditing: End? = nil,
      edit: @escaping @MainActor (Edit) throws(ActionError) -> Void
    ) {
      self.content = content
      self.format = format
      self.hasSubmitAction = hasSubmitAction
      self.rowWidth = rowWidth
      self.units = units
      self.endEditing = endEditing
      self.edit = edit
    }
  }
}

@MainActor
extension ControlKind {
  /// Performs an operation, or does nothing if this kind of control does not support it.
  func perform(_ operation: ControlOperation) throws(ActionError) {
    switch (self, operation) {
    case (_, .press): press?()
    case (.toggle(_, let toggle), .toggle), (.disclosureGroup(_, let toggle), .toggle): toggle()
    case (.textField(let field), .set(let text)): try field.edit(.set(text))
    case (.textField(let field), .type(let text)): try field.edit(.type(text))
    case (.textField(let field), .clear): try field.edit(.clear)
    case (.textField(let field), .submit): try field.edit(.submit)
    case (.textField(let field), .step(let step)): try field.edit(.step(step))
    case (.stepper(_, _, let move), .step(let step)), (.slider(_, _, let move, _), .step(let step)):
      try move(step)
    case (.custom(let actions), .step(let step)): try actions.step?(step)
    case (.slider(_, _, _, let set), .set(let text)): try set(text)
    case (.picker(_, _, let pick, _), .pick(let option)): try pick(option)
    case (.list(let rows), .select(let row)): rows.selecting?.select(row)
    case (.list(let rows), .scroll(let row)), (.scrollArea(let rows), .scroll(let row)):
      rows.scroll(row)
    case (.list(let rows), .move(let row, let destination)): rows.moving?.move(row, destination)
    default: break
    }
  }

  /// The press handler, or `nil` for a control that cannot be pressed.
  private var press: Press? {
    switch self {
    case .button(let button): button.press
    case .link(_, let press), .menu(_, let press), .tab(_, _, let press): press
    case .custom(let actions): actions.press
    default: nil
    }
  }

  /// Adds a press handler, or replaces the existing one if `isInstead` is `true`.
  mutating func addPress(_ handler: @escaping Press, isInstead: Bool) {
    let old = isInstead ? nil : press
    let new: Press = {
      old?()
      handler()
    }
    switch self {
    case .button(let button):
      self = .button(
        Button(
          role: button.role, takesFocus: button.takesFocus, isLongPress: button.isLongPress,
          press: new))
    case .link(let address, _): self = .link(address: address, press: new)
    case .menu(let isOpen, _): self = .menu(isOpen: isOpen, press: new)
    case .tab(let isShown, let group, _): self = .tab(isShown: isShown, group: group, press: new)
    case .custom(let actions): self = .custom(Custom(press: new, step: actions.step))
    default: break
    }
  }

  /// Replaces the operations of the control with accessibility actions.
  ///
  /// - Returns: `false` if the control does not have such operations and remains unchanged.
  package mutating func replaceOperations(with actions: Custom) -> Bool {
    if let press = actions.press { return replacePress(press) }
    return actions.step.map { replaceStep($0) } ?? false
  }

  /// Replaces the press handler of a control that can be pressed, except by a long press.
  private mutating func replacePress(_ handler: @escaping Press) -> Bool {
    switch self {
    case .button(let button) where button.isLongPress: return false
    case .button, .link, .menu, .tab, .custom: addPress(handler, isInstead: true)
    default: return false
    }
    return true
  }

  /// Replaces the handler for single steps of a control that has steps, or adds it to a plain button.
  private mutating func replaceStep(_ handler: @escaping Step) -> Bool {
    /// The commands and arrow keys take single steps; Home and End remain those of the control.
    func replacing(_ old: @escaping Step) -> Step {
      { step throws(ActionError) in try (step.size == .single ? handler : old)(step) }
    }
    switch self {
    case .stepper(let value, let range, let step):
      self = .stepper(value: value, range: range, step: replacing(step))
    case .slider(let value, let range, let step, let set):
      self = .slider(value: value, range: range, step: replacing(step), set: set)
    case .custom(let actions): self = .custom(Custom(press: actions.press, step: handler))
    case .button(let button) where button.role == nil && !button.isLongPress:
      self = .custom(Custom(press: button.press, step: handler))
    default: return false
    }
    return true
  }
}

// MARK: - Properties

extension ControlKind {
  var role: ControlRole {
    switch self {
    case .button: .button
    case .link: .link
    case .menu: .menu
    case .tab: .tab
    case .toggle: .toggle
    case .disclosureGroup: .disclosureGroup
    case .textField(let field): field.isSecure ? .secureField : .textField
    case .stepper: .stepper
    case .slider: .slider
    case .picker: .picker
    case .list: .list
    case .scrollArea: .scrollArea
    case .custom(let actions): actions.step == nil ? .button : .stepper
    }
  }

  /// A description of the value, or `nil` for a secure field or a control without a value.
  var value: String? {
    switch self {
    case .button, .custom: nil
    case .link(let address, _): address
    case .menu(let isOpen, _): isOpen ? "open" : "closed"
    case .tab(let isShown, _, _): isShown ? "shown" : nil
    case .toggle(let isOn, _): isOn ? "on" : "off"
    case .disclosureGroup(let isExpanded, _): isExpanded ? "expanded" : "collapsed"
    case .textField(let field): field.text
    case .stepper(let value, _, _): value
    case .slider(let value, _, _, _): value
    case .picker(let selection, _, _, _): selection
    case .list(let rows), .scrollArea(let rows): rows.summary()
    }
  }

  var range: String? {
    switch self {
    case .stepper(_, let range, _): range
    case .slider(_, let range, _, _): range
    default: nil
    }
  }

  var field: TextField? { if case .textField(let field) = self { field } else { nil } }

  /// Returns whether this kind of control supports an action.
  func takes(_ action: ControlAction) -> Bool {
    switch (self, action) {
    case (.button(let button), .focus): button.takesFocus
    // No key has an effect on an empty list.
    case (.list(let rows), .focus): rows.count > 0
    case (_, .focus): true
    case (.button, .press), (.link, .press), (.menu, .press), (.tab, .press): true
    case (.toggle, .toggle), (.disclosureGroup, .toggle): true
    case (.textField, .set), (.textField, .type), (.textField, .clear), (.textField, .submit): true
    case (.textField(let field), .increment), (.textField(let field), .decrement):
      field.units != nil
    case (.stepper, .increment), (.stepper, .decrement): true
    case (.slider, .increment), (.slider, .decrement), (.slider, .set): true
    case (.picker, .pick): true
    case (.list(let rows), .select): rows.selecting != nil
    case (.list(let rows), .move): rows.moving != nil
    case (.list, .scroll), (.scrollArea, .scroll): true
    case (.custom(let actions), .press): actions.press != nil
    case (.custom(let actions), .increment), (.custom(let actions), .decrement):
      actions.step != nil
    default: false
    }
  }
}

extension ControlKind.TextField {
  fileprivate var isSecure: Bool { if case .secret = content { true } else { false } }

  fileprivate var text: String? { if case .plain(let text) = content { text } else { nil } }

  var secret: (@MainActor () -> String)? {
    if case .secret(let read) = content { read } else { nil }
  }
}
