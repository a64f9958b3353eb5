import PlatenViews

/// The keys of each kind of control, except lists and scroll views.
@MainActor
enum ControlKeys {
  static let field = KeyTable(
    "field",
    [
      KeyBinding(
        [.return],
        "Submits the text and, without `.onSubmit`, presses the default button",
        hint: KeyHint(.return, verb: "enters")
      ) { _, context in submission(of: context.control, among: context.controls) },
      leaving,
    ])

  static let textEditor = KeyTable(
    "text editor",
    [
      KeyBinding([.return], "Begins a new line", hint: KeyHint(.return, verb: "new line")) {
        .perform(.type("\n"), $1.control)
      },
      leaving,
    ])

  static let button = KeyTable("button", [pressing(hint: "presses")])

  static let link = KeyTable("link", [pressing(hint: "opens")])

  static let menu = KeyTable(
    "menu",
    [
      pressing(hint: "opens"),
      KeyBinding([.escape], "Closes an open menu") { _, context in
        guard case .menu(isOpen: true, _) = context.control.kind else { return nil }
        return .perform(.press, context.control)
      },
    ])

  static let tab = KeyTable(
    "tab",
    [
      pressing(hint: nil),
      KeyBinding(
        [.rightArrow, .downArrow, .leftArrow, .upArrow], "Shows the next, previous tab",
        hint: KeyHint(.leftArrow, .rightArrow, verb: "switch")
      ) { key, context in neighbor(of: context.control, by: key, in: context.controls) },
    ])

  static let toggle = KeyTable("toggle", [switching(hint: KeyHint(.space, verb: "switches"))])

  static let disclosureGroup = KeyTable(
    "disclosure group",
    [
      switching(hint: nil),
      folding(.rightArrow, "Expands the group", verb: "opens", whenExpanded: false),
      folding(.leftArrow, "Collapses the group", verb: "closes", whenExpanded: true),
    ])

  static let stepper = KeyTable(
    "stepper, slider",
    [
      KeyBinding(
        [.rightArrow, .upArrow], "Increases the value by one step",
        hint: KeyHint(.leftArrow, .rightArrow, verb: "change")
      ) { .perform(.increment, $1.control) },
      KeyBinding([.leftArrow, .downArrow], "Decreases the value by one step") {
        .perform(.decrement, $1.control)
      },
    ])

  static let picker = KeyTable(
    "picker",
    [
      KeyBinding(
        [.downArrow, .rightArrow, .upArrow, .leftArrow], "Picks the next, previous option",
        hint: KeyHint(.upArrow, .downArrow, verb: "choose"), action: picking),
      KeyBinding([.home, .end], "Picks the first, last option", action: picking),
    ])
}

// MARK: - Bindings

extension ControlKeys {
  private static var leaving: KeyBinding {
    KeyBinding([.escape], "Moves the focus to the prompt or, in a row, to the list") {
      $1.list.map(KeyAction.focus) ?? .leave
    }
  }

  private static func pressing(hint verb: String?) -> KeyBinding {
    KeyBinding(
      [.return, .space], "Presses the control", hint: verb.map { KeyHint(.return, verb: $0) }
    ) { .perform(.press, $1.control) }
  }

  private static func switching(hint: KeyHint?) -> KeyBinding {
    KeyBinding([.return, .space], "Switches the control", hint: hint) {
      .perform(.toggle, $1.control)
    }
  }

  private static func folding(
    _ key: KeyEquivalent, _ effect: String, verb: String, whenExpanded: Bool
  ) -> KeyBinding {
    KeyBinding([key], effect, hint: KeyHint(key, verb: verb)) { _, context in
      guard case .disclosureGroup(let isExpanded, _) = context.control.kind,
        isExpanded == whenExpanded
      else { return nil }
      return .perform(.toggle, context.control)
    }
  }

  /// Returns the action that submits a field.
  ///
  /// If the program does not handle submission, Return presses the default button instead of
  /// submitting the text.
  private static func submission(
    of field: ControlElement, among controls: [ControlElement]
  ) -> KeyAction {
    let button = controls.first { $0.shortcut == .defaultAction && $0.isEnabled }
    guard !field.hasSubmitAction, let button else { return .perform(.submit, field) }
    return KeyAction(ofShortcutAt: button)
  }

  /// Returns the action that shows the next or previous tab, or `nil` at the first or last one.
  private static func neighbor(
    of tab: ControlElement, by key: KeyEquivalent, in controls: [ControlElement]
  ) -> KeyAction? {
    let tabs = controls.filter { $0.group == tab.group }
    guard let isForward = key.isForward,
      let index = tabs.firstIndex(where: { $0.origin == tab.origin })
    else { return nil }
    let next = isForward ? index + 1 : index - 1
    return tabs.indices.contains(next) ? .show(tabs[next]) : nil
  }

  /// Returns the action that picks the option of a key, or `nil` if the selection does not change.
  private static func picking(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard case .picker(let selection, let options, _) = context.control.kind else { return nil }
    let unique = options.unique
    let current = selection.flatMap(unique.firstIndex)
    let next: Int? =
      switch key {
      case .home: 0
      case .end: unique.count - 1
      default: key.isForward.map { $0 ? (current ?? -1) + 1 : (current ?? unique.count) - 1 }
      }
    guard let next, next != current, unique.indices.contains(next) else { return nil }
    return .perform(.pick(unique[next]), context.control)
  }
}
