import PlatenLines

/// The elements inside a view, which the view can modify after all of them are collected.
@MainActor
package struct AccessibilitySubtree {
  private(set) var elements: AccessibilityElements
  private let firstControl: Int
  private let firstReading: Int
  private let firstUtterance: Int
  /// The number of rows that contain the view.
  private let depth: Int

  /// Creates an open subtree for the elements that are appended after this call.
  init(openedAfter elements: AccessibilityElements, depth: Int) {
    self.elements = AccessibilityElements()
    firstControl = elements.controls.count
    firstReading = elements.readings.count
    firstUtterance = elements.utterances?.count ?? 0
    self.depth = depth
  }

  /// Maps the elements inside the view and leaves the elements before the view unchanged.
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

  /// Maps the controls in the view, except the controls in the rows of a list inside the view.
  package mutating func mapOwnControls(_ map: (inout ControlElement) -> Void) {
    for index in firstControl..<elements.controls.count
    where elements.controls[index].path.count == depth {
      map(&elements.controls[index])
    }
  }

  package mutating func append(_ reading: LabeledValue) { elements.readings.append(reading) }

  /// Sets the identifier of the labeled values in the view.
  ///
  /// If the view has no labeled values, the method creates one from the view's text.
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

  /// Replaces the text utterances with a single one, unless the view has other utterances.
  package mutating func replaceTexts(
    with text: @autoclosure () -> String, at origin: NodeID
  ) {
    guard let first = utterances.first, utterances.allSatisfy({ $0.kind == .text }) else { return }
    elements.utterances?.removeSubrange(firstUtterance...)
    elements.say(text(), at: origin, isInRow: first.isInRow)
  }

  /// Appends a value to the text, if the text is the only utterance.
  package mutating func addValue(_ value: String) {
    guard utterances.count == 1, let text = utterances.first, text.kind == .text else { return }
    elements.utterances?[firstUtterance].text = spokenPair(text.text, value)
  }

  /// Removes the first utterance if it consists of the specified text.
  package mutating func removeText(_ text: String) {
    guard let first = utterances.first, first.kind == .text, first.text == text else { return }
    elements.utterances?.remove(at: firstUtterance)
  }

  /// Places each utterance on a separate line, if the view has several utterances.
  package mutating func separateTexts() {
    guard utterances.count > 1 else { return }
    for index in utterances.indices { elements.utterances?[index].breaksLine = true }
  }

  /// Joins adjacent text utterances, including those on separate lines.
  package mutating func combineTexts(at origin: NodeID) {
    for index in utterances.indices { elements.utterances?[index].breaksLine = false }
    joinTexts(at: origin)
  }

  /// Joins adjacent text utterances, except those on separate lines.
  package mutating func joinTexts(at origin: NodeID) {
    guard utterances.count > 1 else { return }
    var joined: [Utterance] = []
    for utterance in utterances {
      if utterance.joins, let last = joined.last, last.joins {
        joined[joined.count - 1] = Utterance(
          origin: origin, kind: .text, text: last.text + " " + utterance.text,
          isInRow: last.isInRow)
      } else {
        joined.append(utterance)
      }
    }
    elements.utterances?.replaceSubrange(firstUtterance..., with: joined)
  }
}

extension Utterance {
  /// Whether the utterance can be joined with adjacent text.
  fileprivate var joins: Bool { kind == .text && !breaksLine }
}
