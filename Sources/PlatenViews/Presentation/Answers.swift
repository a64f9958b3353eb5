import PlatenLines

/// The actions of an alert or a dialog, and a button that leaves everything as it is where they
/// have none that they need.
struct Answers<Actions: View>: Primitive {
  let actions: Actions
  /// What the button is called.
  let fallback: String
  /// Whether a control makes the button needless.
  let suffices: (Control) -> Bool

  func makeNode(in place: Place) -> Node { AnswersNode(self, in: place) }
}

private final class AnswersNode<Actions: View>: GroupNode<Answers<Actions>> {
  override func evaluate() {
    setChild(0, to: view.actions)
    setChild(1, to: Button(view.fallback, role: .cancel) {})
  }

  /// The actions alone, if they need no button besides.
  private var own: Node? {
    let found = ControlList(of: children[0])
    return found.controls.contains(where: view.suffices) ? children[0] : nil
  }

  override func arrange(in column: Column) -> Block {
    own?.arranged(in: column) ?? super.arrange(in: column)
  }

  override func collectControls(into controls: inout ControlList) {
    if let own {
      own.collectControls(into: &controls)
    } else {
      super.collectControls(into: &controls)
    }
  }
}

/// What follows when a button is pressed in an alert or a dialog: it is answered.
struct AnswerAction {
  let run: @MainActor () -> Void
}

private struct AnswerActionKey: EnvironmentKey {
  static let defaultValue = AnswerAction {}
}

extension EnvironmentValues {
  var answerAction: AnswerAction {
    get { self[AnswerActionKey.self] }
    set { self[AnswerActionKey.self] = newValue }
  }
}
