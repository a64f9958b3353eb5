import PlatenLines
import PlatenViews

extension Session {
  /// A field whose text may be typed and not entered yet, as the user has named it.
  struct Edited {
    let name: () -> String
    let control: ControlElement
  }

  /// Has the field that was edited last enter its text, as one does that loses the focus.
  ///
  /// - Parameters:
  ///   - next: The control that is acted on now.
  ///   - action: The action to perform then; `nil` if the field only loses the focus.
  ///   - name: The name of the control, if the action has one.
  /// - Throws: `InputError.notEntered`, or without an action `InputError.refused`, when the text stands
  ///   for no value of the field.
  func endEditing(
    before next: NodeID? = nil, to action: ControlAction? = nil,
    _ name: @autoclosure () -> String? = nil
  ) throws(InputError) {
    guard let edited, edited.control.origin != next else { return }
    self.edited = nil
    guard let refusal = perform({ edited.control.endEditing() }) else { return }
    guard let action else { throw .refused(.submit, edited.name(), refusal) }
    throw .notEntered(action, control: name(), field: edited.name(), refusal)
  }
}
