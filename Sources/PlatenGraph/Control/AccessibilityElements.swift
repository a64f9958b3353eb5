import PlatenLines

/// The leaves of the accessibility tree, in frame order.
///
/// The tree has no node objects: its leaves are appended to these arrays, and a subtree is the part
/// of them that was found inside a view. So a walk that finds one control allocates nothing for the
/// views around it, and the tree is flat when it is complete.
struct AccessibilityElements {
  var controls: [ControlElement] = []
  /// The labeled values that are no controls.
  var readings: [LabeledValue] = []
  /// What is read aloud; `nil` where nobody listens.
  var utterances: [Utterance]?

  /// Adds a text, if anybody listens.
  mutating func say(
    _ text: @autoclosure () -> String, as kind: Utterance.Kind = .text, at origin: NodeID
  ) {
    guard utterances != nil else { return }
    let text = text()
    let repeats = kind == .placeholder && utterances?.last?.kind == .placeholder
    if text.isEmpty || repeats { return }
    utterances?.append(Utterance(origin: origin, kind: kind, text: text))
  }
}
