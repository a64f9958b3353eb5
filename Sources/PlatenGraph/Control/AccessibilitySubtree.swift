import PlatenLines

/// The elements found inside a view, which the view can map once they are complete.
@MainActor
package struct AccessibilitySubtree {
  private(set) var elements: AccessibilityElements
  private let firstControl: Int
  private let firstReading: Int
  private let firstUtterance: Int
  /// The number of rows that contain the view.
  private let depth: Int

  /// Creates an open subtree that will contain the elements appended from now on.
  init(openedAfter elements: AccessibilityElements, depth: Int) {
    self.elements = AccessibilityElements()
    firstControl = elements.controls.count
    firstReading = elements.readings.count
    firstUtterance = elements.utterances?.count ?? 0
    self.depth = depth
  }

  /// Maps the elements inside the view and leaves the preceding elements unchanged.
  mutating func close(
    _ elements: inout AccessibilityElements, map: (inout AccessibilitySubtree) -> Void
  ) {
    swap(&self.elements, &elements)
    map(&self)
    swap(&self.elements, &elements)
  }

  // MARK: Controls and readings

  package var hasControls: Bool { elements.controls.count > firstControl }

  /// Maps all controls in the view.
  package mutating func mapControls(_ map: (inout ControlElement) -> Void) {
    for index in firstControl..<elements.controls.count { map(&elements.controls[index]) }
  }

  /// Maps the controls except those in the rows of a list inside the view.
  package mutating func mapOwnControls(_ map: (inout ControlElement) -> Void) {
    for index in firstControl..<elements.controls.count
    where elements.controls[index].path.count == depth {
      map(&elements.controls[index])
    }
  }

  package mutating func append(_ reading: LabeledValue) { elements.readings.append(reading) }

  /// Sets the identifier of the labeled values, or creates a labeled value from the view's text if
  /// there are none.
  package mutating func identifyReadings(as identifier: String, in node: Node) {
    if firstReading == elements.readings.count {
      append(LabeledValue(label: identifier, value: node.text, at: node))
    }
    for index in firstReading..<elements.readings.count {
      elements.readings[index].identifier = identifier
    }
  }

  // MARK: Utterances

  private var utterances: ArraySlice<Utterance> {
    elements.utterances?.dropFirst(firstUtterance) ?? []
  }

  /// Replaces the texts with a single text, unless there are other utterances.
  package mutating func replaceTexts(
    with text: @autoclosure () -> String, at origin: NodeID
  ) {
    guard !utterances.isEmpty, utterances.allSatisfy({ $0.kind == .text }) else { return }
    elements.utterances?.removeSubrange(firstUtterance...)
    elements.say(text(), at: origin)
  }

  /// Appends a value to the text, if it is the only utterance.
  package mutating func addValue(_ value: String) {
    guard utterances.count == 1, let text = utterances.first, text.kind == .text else { return }
    elements.utterances?[firstUtterance].text = spokenPair(text.text, value)
  }

  /// Removes the first utterance if it equals the specified text.
  package mutating func removeText(_ text: String) {
    guard let first = utterances.first, first.kind == .text, first.text == text else { return }
    elements.utterances?.remove(at: firstUtterance)
  }

  /// Places each utterance on its own line, if there are several.
  package mutating func separateTexts() {
    guard utterances.count > 1 else { return }
    for index in utterances.indices { elements.utterances?[index].breaksLine = true }
  }

  /// Joins adjacent texts, including those on separate lines.
  package mutating func combineTexts(at origin: NodeID) {
    for index in utterances.indices { elements.utterances?[index].breaksLine = false }
    joinTexts(at: origin)
  }

  /// Joins adjacent texts, except those on separate lines.
  package mutating func joinTexts(at origin: NodeID) {
    guard utterances.count > 1 else { return }
    var joined: [Utterance] = []
    for utterance in utterances {
      if utterance.joins, let last = joined.last, last.joins {
        joined[joined.count - 1] = Utterance(
          origin: origin, kind: .text, text: last.text + " " + utterance.text)
      } else {
        joined.append(utterance)
      }
    }
    elements.utterances?.replaceSubrange(firstUtterance..., with: joined)
  }
}

extension Utterance {
  /// Whether the utterance can be joined with an adjacent text.
  fileprivate var joins: Bool { kind == .text && !breaksLine }
}
