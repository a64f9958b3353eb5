import PlatenViews

/// What a session knows of inputs that are under way, and who records them.
@MainActor
struct InputState {
  /// A field whose text may be typed and not submitted yet, as the user has named it.
  struct Edited {
    let name: () -> String
    let control: ControlElement
  }

  /// The field that was edited last, if it submits its text when another control is acted on.
  var edited: Edited?
  /// What records inputs by keys and changes of size, if they are recorded.
  var recorder: (any ActionRecorder)?
  /// Whether an input by keys is carried out: others that come of it are a part of it.
  var isByKeys = false
  /// Whether the screen has the size of one that was recorded, whatever shows it.
  var keepsSize = false
}
