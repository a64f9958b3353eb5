import PlatenLines
import PlatenViews

extension Session {
  /// A field whose text may be typed and not entered yet, as the user has named it.
  struct Edited {
    let name: () -> String
    let control: Control
  }

  /// Has the field that was edited last enter its text, as one does that loses the focus.
  ///
  /// - Parameter next: The control that is acted on now.
  /// - Throws: `InputError.refused` when the text stands for no value of the field.
  func endEditing(before next: Origin? = nil) throws(InputError) {
    guard let edited, edited.control.origin != next else { return }
    self.edited = nil
    if let refusal = perform({ edited.control.endEditing() }) {
      throw .refused(.submit, edited.name(), refusal)
    }
  }
}
