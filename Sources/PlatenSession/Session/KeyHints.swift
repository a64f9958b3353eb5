import PlatenViews

extension Session {
  /// Whether Tab can move the focus to a control.
  ///
  /// - Complexity: O(*d*) in the number of nodes above the first control, if the screen had a
  ///   control before; otherwise, O(*n*) in the number of nodes in the layer.
  package var canFocus: Bool { focusManager.canFocus }

  /// Whether the topmost modal has no control to focus, so that Escape at the prompt closes it.
  package var closesModalAtPrompt: Bool {
    graph.topModalKind != nil && !canFocus && graph.canDismissModal
  }

  /// Returns the items of the hint line for the focused control.
  package func keyHints(at control: ControlElement) -> [KeyHint] {
    let context = keyContext(of: control)
    let tables = KeyTable.of(context)
    var hints: [KeyHint] = []
    for table in tables {
      for binding in table.bindings {
        guard let hint = binding.hint, !hints.hasKeys(of: hint), binding.applies(in: context)
        else { continue }
        hints.append(hint)
      }
    }
    let tail = (tables.first?.tail ?? []).map { hint($0, at: control) }
    let help = tail.filter(\.isHelp)
    return hints + tail.filter { !$0.isHelp } + focusManager.shortcutHints + help
  }

  private func hint(_ tail: KeyTable.HintTail, at control: ControlElement) -> KeyHint {
    switch tail {
    case .next: KeyHint(.tab, verb: "next")
    case .intoPage: KeyHint(.tab, verb: "into the page")
    case .typing: KeyHint([], "or type it")
    case .escape: KeyHint(.escape, verb: escapeVerb(at: control))
    case .help: control.takesText ? .helpInField : .help
    }
  }

  private func escapeVerb(at control: ControlElement) -> String {
    switch graph.topModalKind {
    case _ where !control.path.isEmpty: "list"
    case _ where control.isField: "prompt"
    case .alert, .dialog: graph.canDismissModal ? "cancels" : "prompt"
    case .sheet: graph.canDismissModal ? "closes" : "prompt"
    case nil: control.canGoBack ? "back" : "prompt"
    }
  }
}
