import PlatenNavigation

/// The keys of each kind of control, except lists and scroll views.
@MainActor
enum ControlKeys {
  static let field = KeyTable("field", [submitting, leaving])

  static let dateField = KeyTable(
    "date field",
    [
      changing(.single, by: "one day", hint: KeyHint(.upArrow, .downArrow, verb: "day")),
      changing(.page, by: "one month", hint: KeyHint(.pageUp, .pageDown, verb: "month")),
    ] + [submitting, leaving], tail: [.typing, .help])

  static let timeField = KeyTable(
    "time field",
    [
      changing(.single, by: "one minute", hint: KeyHint(.upArrow, .downArrow, verb: "minute")),
      changing(.page, by: "one hour", hint: KeyHint(.pageUp, .pageDown, verb: "hour")),
    ] + [submitting, leaving], tail: [.typing, .help])

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
      opening("Opens the menu and focuses its first item that is not destructive"),
      KeyBinding(
        [
          ([.downArrow], "Moves the focus to the first item of the open menu"),
          ([.upArrow], "Moves the focus to the last item of the open menu"),
        ],
        hint: KeyHint(.upArrow, .downArrow, verb: "move"), if: isOpen
      ) { key, context in
        let items = context.controls.items(openedBy: context.control)
        return (key == .downArrow ? items.first : items.last).map { .focus($0) }
      },
      closing,
    ], tail: [.next, .help])

  static let tab = KeyTable(
    "tab",
    [
      KeyBinding([.return, .space], "Shows the tab") { .perform(.press, $1.control) },
      KeyBinding(
        [
          ([.rightArrow, .downArrow], "Shows the next tab"),
          ([.leftArrow, .upArrow], "Shows the previous tab"),
        ],
        hint: KeyHint(.leftArrow, .rightArrow, verb: "switch")
      ) { key, context in
        let tabs = context.controls.filter { $0.group == context.control.group }
        guard let isForward = key.isForward else { return nil }
        return tabs.neighbor(of: context.control, isForward: isForward).map { .show($0) }
      },
    ], tail: [.intoPage, .help])

  static let toggle = KeyTable(
    "toggle",
    [
      KeyBinding([.space, .return], "Switches the toggle", hint: KeyHint(.space, verb: "switches"))
      {
        .perform(.toggle, $1.control)
      }
    ])

  static let disclosureGroup = KeyTable(
    "disclosure group",
    [
      KeyBinding([.return, .space], "Expands or collapses the group") {
        .perform(.toggle, $1.control)
      },
      folding(.rightArrow, "Expands the group", verb: "opens", whenExpanded: false),
      folding(.leftArrow, "Collapses the group", verb: "closes", whenExpanded: true),
    ], tail: [.next, .help])

  static let stepper = KeyTable(
    "stepper, slider",
    [
      KeyBinding(
        [
          ([.rightArrow, .upArrow], "Increases the value by one step"),
          ([.leftArrow, .downArrow], "Decreases the value by one step"),
        ],
        hint: KeyHint(.leftArrow, .rightArrow, verb: "change")
      ) { key, context in
        let isUp = key == .rightArrow || key == .upArrow
        return .perform(.step(ValueStep(isUp: isUp)), context.control)
      },
      KeyBinding(
        [
          ([.home], "Sets the value to the start of its range"),
          ([.end], "Sets the value to the end of its range"),
        ],
        hint: KeyHint(.home, .end, verb: "ends"), if: { $0.control.range != nil }
      ) { .perform(.step(ValueStep(isUp: $0 == .end, size: .whole)), $1.control) },
    ], tail: [.next, .help])

  static let picker = KeyTable(
    "picker",
    [
      KeyBinding(
        [
          ([.downArrow, .rightArrow], "Picks the next option"),
          ([.upArrow, .leftArrow], "Picks the previous option"),
        ],
        hint: KeyHint(.upArrow, .downArrow, verb: "choose"), action: picking),
      KeyBinding(
        [([.home], "Picks the first option"), ([.end], "Picks the last option")], action: picking),
      opening("Opens the options of a picker in the menu style and focuses the picked one"),
      closing,
    ])
}

// MARK: - Fields

extension ControlKeys {
  /// The key that submits a field.
  ///
  /// If the program does not handle submission, Return presses the default button instead of
  /// submitting the text.
  private static let submitting = KeyBinding(
    [.return], "Submits the text and, without `.onSubmit`, presses the default button",
    hint: .submits,
    verb: { $0.control.hasSubmitAction || $0.hasDefaultButton ? "submits" : nil }
  ) { _, context in
    let field = context.control
    guard !field.hasSubmitAction, let button = context.defaultButton else {
      return .perform(.submit, field)
    }
    return KeyAction(ofShortcutAt: button)
  }

  private static let leaving = KeyBinding(
    [.escape], "Moves the focus to the prompt or, in a row, to the list"
  ) { $1.list.map(KeyAction.focus) ?? .leave }

  private static func changing(
    _ size: ValueStep.Size, by distance: String, hint: KeyHint
  ) -> KeyBinding {
    let (up, down): (KeyEquivalent, KeyEquivalent) =
      size == .single ? (.upArrow, .downArrow) : (.pageUp, .pageDown)
    return KeyBinding(
      [
        ([up], "Increases the value by \(distance)"),
        ([down], "Decreases the value by \(distance)"),
      ], hint: hint
    ) { key, context in
      .perform(.step(ValueStep(isUp: key == up, size: size)), context.control)
    }
  }
}

// MARK: - Buttons, menus and groups

extension ControlKeys {
  private static func pressing(hint verb: String) -> KeyBinding {
    KeyBinding([.return, .space], "Presses the control", hint: KeyHint(.return, verb: verb)) {
      .perform(.press, $1.control)
    }
  }

  private static func isOpen(_ context: KeyContext) -> Bool { context.control.isOpen == true }

  private static func opening(_ effect: String) -> KeyBinding {
    KeyBinding(
      [.return, .space], effect, hint: KeyHint(.return, verb: "opens"),
      if: { $0.control.isOpen == false }
    ) { .open($1.control) }
  }

  private static let closing = KeyBinding(
    [.return, .space, .escape], "Closes the open menu",
    hint: KeyHint(.escape, verb: "closes"), if: isOpen
  ) { .close($1.control) }

  private static func folding(
    _ key: KeyEquivalent, _ effect: String, verb: String, whenExpanded: Bool
  ) -> KeyBinding {
    KeyBinding(
      [key], effect, hint: KeyHint(key, verb: verb),
      verb: { $0.control.isExpanded == whenExpanded ? verb : nil }
    ) { _, context in
      context.control.isExpanded == whenExpanded ? .perform(.toggle, context.control) : nil
    }
  }

  /// Returns the action that picks the option of a key, or `nil` if the selection does not change.
  private static func picking(_ key: KeyEquivalent, _ context: KeyContext) -> KeyAction? {
    guard case .picker(let selection, let all, _, _) = context.control.kind else { return nil }
    let options = all.unique
    let current = selection.flatMap(options.firstIndex)
    let next: Int? =
      switch key {
      case .home: 0
      case .end: options.count - 1
      default: key.isForward.map { $0 ? (current ?? -1) + 1 : (current ?? options.count) - 1 }
      }
    guard let next, next != current, options.indices.contains(next) else { return nil }
    return .perform(.pick(options[next]), context.control)
  }
}
