import PlatenLines

/// The leaves of the accessibility tree, in frame order.
///
/// The tree has no node objects. A collector appends the leaves to these arrays, and a subtree is
/// the range of leaves inside a view. A search for a single control therefore allocates nothing for
/// the enclosing views, and the complete tree is flat.
struct AccessibilityElements {
  var controls: [ControlElement] = []
  /// The labeled values that are not controls.
  var readings: [LabeledValue] = []
  /// The utterances of a screen reader, or `nil` if no screen reader is active.
  var utterances: [Utterance]?

  /// Appends elements that follow these.
  mutating func append(_ elements: AccessibilityElements) {
    let count = controls.count
    controls += elements.controls
    readings += elements.readings
    for var utterance in elements.utterances ?? [] where !repeats(utterance.kind) {
      if case .control(let index) = utterance.kind { utterance.kind = .control(count + index) }
      utterances?.append(utterance)
    }
  }

  /// Whether an utterance would repeat the one before it.
  private func repeats(_ kind: Utterance.Kind) -> Bool {
    kind == .placeholder && utterances?.last?.kind == .placeholder
  }

  /// Appends spoken text at an origin, if utterances are collected.
  mutating func say(
    _ text: @autoclosure () -> String, as kind: Utterance.Kind = .text, at origin: NodeID,
    isInRow: Bool
  ) {
    guard utterances != nil else { return }
    let text = text()
    if text.isEmpty || repeats(kind) { return }
    utterances?.append(Utterance(origin: origin, kind: kind, text: text, isInRow: isInRow))
  }
}
