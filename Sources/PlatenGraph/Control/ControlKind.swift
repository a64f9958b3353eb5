import PlatenInteraction
import PlatenLines

/// The kind of a control: what only controls of that kind have, and what carries out its operations.
package enum ControlKind {
  package typealias Press = @MainActor () -> Void
  /// Steps up or down; throws where there is no step.
  package typealias Step = @MainActor (_ isUp: Bool) throws(ActionError) -> Void
  package typealias Entry = @MainActor (String) throws(ActionError) -> Void

  case button(Button)
  /// A link; one to another page of the program has no address.
  case link(address: String?, press: Press)
  case menu(isOpen: Bool, press: Press)
  /// A tab, and the view whose alternatives its group are.
  case tab(isShown: Bool, group: NodeID, press: Press)
  case toggle(isOn: Bool, toggle: Press)
  case disclosureGroup(isExpanded: Bool, toggle: Press)
  // Boxed where they are large and few, so that the elements of a screen stay small.
  indirect case textField(TextField)
  case stepper(value: String?, range: String?, step: Step)
  indirect case slider(value: String, range: String, step: Step, set: Entry)
  /// A picker, and its options in the order of the screen.
  case picker(selection: String?, options: [String], pick: Entry)
  indirect case list(ControlElement.Rows)
  indirect case scrollArea(ControlElement.Rows)

  package struct Button {
    let role: ButtonRole?
    /// Whether keys can reach it; the delete button of a row has only a name.
    let takesFocus: Bool
    fileprivate let press: Press

    package init(
      role: ButtonRole? = nil, takesFocus: Bool = true, press: @escaping Press
    ) {
      self.role = role
      self.takesFocus = takesFocus
      self.press = press
    }
  }

  package struct TextField {
    package enum Content {
      case plain(String)
      /// A text that only the session reads, to keep it out of logs.
      case secret(@MainActor () -> String)
    }

    package typealias End = @MainActor () throws(ActionError) -> Void

    package enum Edit {
      case set(String), type(String), clear, submit
    }

    let content: Content
    /// The format of a field for a value, such as `a date such as 2026-01-31`.
    let format: String?
    let hasSubmitAction: Bool
    /// Submits the typed text when the field loses the focus; `nil` if nothing waits for that.
    let endEditing: End?
    fileprivate let edit: @MainActor (Edit) throws(ActionError) -> Void

    package init(
      _ content: Content, format: String? = nil, hasSubmitAction: Bool = false,
      endEditing: End? = nil,
      edit: @escaping @MainActor (Edit) throws(ActionError) -> Void
    ) {
      self.content = content
      self.format = format
      self.hasSubmitAction = hasSubmitAction
      self.endEditing = endEditing
      self.edit = edit
    }
  }
}

@MainActor
extension ControlKind {
  /// Performs an operation of this kind of control; any other has no effect.
  func perform(_ operation: ControlOperation) throws(ActionError) {
    switch (self, operation) {
    case (_, .press): press?()
    case (.toggle(_, let toggle), .toggle), (.disclosureGroup(_, let toggle), .toggle): toggle()
    case (.textField(let field), .set(let text)): try field.edit(.set(text))
    case (.textField(let field), .type(let text)): try field.edit(.type(text))
    case (.textField(let field), .clear): try field.edit(.clear)
    case (.textField(let field), .submit): try field.edit(.submit)
    case (.stepper(_, _, let step), .increment), (.slider(_, _, let step, _), .increment):
      try step(true)
    case (.stepper(_, _, let step), .decrement), (.slider(_, _, let step, _), .decrement):
      try step(false)
    case (.slider(_, _, _, let set), .set(let text)): try set(text)
    case (.picker(_, _, let pick), .pick(let option)): try pick(option)
    case (.list(let rows), .select(let row)): rows.selecting?.select(row)
    case (.list(let rows), .scroll(let row)), (.scrollArea(let rows), .scroll(let row)):
      rows.scroll(row)
    case (.list(let rows), .move(let row, let destination)): rows.moving?.move(row, destination)
    default: break
    }
  }

  /// What a press does; `nil` for a control that cannot be pressed.
  private var press: Press? {
    switch self {
    case .button(let button): button.press
    case .link(_, let press), .menu(_, let press), .tab(_, _, let press): press
    default: nil
    }
  }

  /// Adds a handler to a press, or replaces what a press does.
  mutating func addPress(_ handler: @escaping Press, isInstead: Bool) {
    guard let old = press else { return }
    let new: Press = {
      if !isInstead { old() }
      handler()
    }
    switch self {
    case .button(let button):
      self = .button(Button(role: button.role, takesFocus: button.takesFocus, press: new))
    case .link(let address, _): self = .link(address: address, press: new)
    case .menu(let isOpen, _): self = .menu(isOpen: isOpen, press: new)
    case .tab(let isShown, let group, _): self = .tab(isShown: isShown, group: group, press: new)
    default: break
    }
  }
}

// MARK: - What is known of it

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
    }
  }

  /// The value in words; `nil` for a control without a value and for a secure field.
  var value: String? {
    switch self {
    case .button: nil
    case .link(let address, _): address
    case .menu(let isOpen, _): isOpen ? "open" : "closed"
    case .tab(let isShown, _, _): isShown ? "shown" : nil
    case .toggle(let isOn, _): isOn ? "on" : "off"
    case .disclosureGroup(let isExpanded, _): isExpanded ? "expanded" : "collapsed"
    case .textField(let field): field.text
    case .stepper(let value, _, _): value
    case .slider(let value, _, _, _): value
    case .picker(let selection, _, _): selection
    case .list(let rows), .scrollArea(let rows): rows.summary
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

  /// Whether a user can perform an action on a control of this kind.
  func takes(_ action: ControlAction) -> Bool {
    switch (self, action) {
    case (.button(let button), .focus): button.takesFocus
    case (_, .focus): true
    case (.button, .press), (.link, .press), (.menu, .press), (.tab, .press): true
    case (.toggle, .toggle), (.disclosureGroup, .toggle): true
    case (.textField, .set), (.textField, .type), (.textField, .clear), (.textField, .submit): true
    case (.stepper, .increment), (.stepper, .decrement): true
    case (.slider, .increment), (.slider, .decrement), (.slider, .set): true
    case (.picker, .pick): true
    case (.list(let rows), .select): rows.selecting != nil
    case (.list(let rows), .move): rows.moving != nil
    case (.list, .scroll), (.scrollArea, .scroll): true
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
