import PlatenNavigation

extension KeyMap {
  /// Whether Tab can move the focus to a control.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the first control, if the screen had a
  ///   control before; otherwise, O(*n*) in the number of nodes in the layer.
  package var canFocus: Bool { screen.focus.canFocus }

  /// Whether the topmost modal has no control to focus, so that Escape at the prompt closes it.
  package var closesModalAtPrompt: Bool {
    screen.graph.topModalKind != nil && !canFocus && screen.graph.canDismissModal
  }

  /// Whether Escape closes the topmost sheet, rather than moving the focus to the prompt.
  package var escapeClosesSheet: Bool {
    guard screen.graph.topModalKind == .sheet, screen.graph.canDismissModal else { return false }
    // A control that uses Escape itself keeps the key from the sheet.
    return screen.focusedControl.map { KeyAction(of: .escape, in: context(of: $0)) == nil }
      ?? !canFocus
  }

  /// Returns the items of the hint line for the focused control.
  package func hints(at control: ControlElement) -> [KeyHint] {
    let shortcuts = screen.focus.shortcutHints
    let row = screen.cursorRow(of: control)
    let context = KeyContext(
      control: control, modal: screen.graph.topModalKind, controls: screen.controls,
      hasDefaultButton: shortcuts.hasDefaultButton, row: row)
    let tables = KeyTable.of(context)
    var hints = shortcuts.new
    hints.reserveCapacity(8)
    for table in tables {
      let known = hints.count
      for binding in table.bindings {
        guard let hint = binding.hint(in: context), !hints[..<known].hasKeys(of: hint) else {
          continue
        }
        hints.append(hint)
      }
    }
    // The default button takes Return from a control that has no use for it.
    if shortcuts.hasDefaultButton, !tables.contains(where: { $0.has(.return, in: context) }) {
      hints.append(.submits)
    }
    var help: KeyHint?
    for item in tables[0].tail {
      let hint = hint(item, in: context)
      if item == .help { help = hint } else { hints.append(hint) }
    }
    hints += shortcuts.known
    if let help { hints.append(help) }
    return hints
  }

  private func hint(_ tail: KeyTable.HintTail, in context: KeyContext) -> KeyHint {
    switch tail {
    case .next: .next
    case .intoPage: .intoPage
    case .typing: .typing
    case .escape: escapeHint(in: context)
    case .help: context.control.takesText ? .helpInField : .help
    }
  }

  private func escapeHint(in context: KeyContext) -> KeyHint {
    let control = context.control
    return switch context.modal {
    case _ where !control.path.isEmpty: .escapeToList
    case _ where control.isField && exit.hasPrompt: .escapeToPrompt
    case .alert, .dialog: screen.graph.canDismissModal ? .escapeCancels : escapeToPrompt
    case .sheet: screen.graph.canDismissModal ? .escapeCloses : escapeToPrompt
    case nil: control.canGoBack ? .escapeBack : escapeToPrompt
    }
  }

  private var escapeToPrompt: KeyHint { exit.hasPrompt ? .escapeToPrompt : .escapeCancels }
}
