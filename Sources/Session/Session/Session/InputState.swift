import PlatenNavigation

/// The state of inputs in progress, and their recorder.
@MainActor
struct InputState {
  /// A field whose text may not have been submitted yet, with the name by which the user referred
  /// to the field.
  struct Edited {
    let name: () -> String
    let control: ControlElement
  }

  /// The most recently edited field, if an action on another control submits its text.
  var edited: Edited?
  /// The recorder of keyboard input and size changes, or `nil` if there is none.
  var recorder: (any ActionRecorder)?
  /// Whether an input from the keyboard is in progress; inputs that it triggers are not recorded.
  var isByKeys = false
  /// Whether code of the program is receiving a result from outside, such as a response.
  var isReceivingResult = false
  /// The number of times that Escape was pressed in succession at focused controls.
  var escapes = 0
  /// The action that ends a screen without a prompt, or `nil` if Escape moves the focus to the prompt.
  var cancel: (@MainActor () -> Void)?
  /// Whether a recording determines the size of the screen.
  var keepsSize = false
}
