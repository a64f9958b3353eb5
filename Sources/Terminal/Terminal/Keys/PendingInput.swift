/// A queue of terminal input that has not yet been handled.
package struct PendingInput {
  package enum Event: Equatable {
    case key(Key)
    /// One line of a longer paste, with its newline.
    ///
    /// The line goes to the prompt even if a control has gained focus since the paste.
    case pastedLine(Key)
    /// A line that the line editor finished while no question was open, for example in a macro;
    /// `nil` is the end of input.
    case finishedLine(String?)
  }

  private var events: ArraySlice<Event> = []
  /// The events postponed until a secret has been entered.
  private var postponed: [Event] = []

  /// Whether all events stay in the queue.
  package var isHeld = false

  /// Whether the first pending event other than a finished line is a line of a paste.
  package var isPasting: Bool {
    if case .pastedLine = events.first(where: { !$0.isFinishedLine }) { true } else { false }
  }

  /// Whether typed or pasted keys are pending.
  package var hasKeys: Bool { events.contains { !$0.isFinishedLine } }

  /// The minimum number of typed characters in a row that are a paste in a field.
  static let minPaste = 100

  /// Removes and returns the first event.
  ///
  /// - Parameter isInField: Whether a field receives the event. There, characters that wait in great
  ///   number are a paste that the terminal has not marked: the model receives them as one change.
  package mutating func next(isInField: Bool = false) -> Event? {
    if isHeld { return nil }
    if isInField, let text = popText() { return .key(.paste(text)) }
    return events.popFirst()
  }

  /// Removes and returns the characters at the front of the queue, if they are a paste.
  private mutating func popText() -> String? {
    if events.count < Self.minPaste { return nil }
    let characters = events.prefix { $0.typedBytes != nil }
    if characters.count < Self.minPaste { return nil }
    events.removeFirst(characters.count)
    return String(decoding: characters.flatMap { $0.typedBytes ?? [] }, as: UTF8.self)
  }

  /// Appends keys to the queue.
  mutating func append(_ keys: [Key]) { events += keys.map(Event.key) }

  /// Inserts the lines of a paste at the front of the queue.
  package mutating func prepend(linesOf paste: [Key]) {
    events = paste.map(Event.pastedLine)[...] + events
  }

  /// Inserts a finished line after the other finished lines and before any key.
  package mutating func add(finishedLine line: String?) {
    let index = events.firstIndex { !$0.isFinishedLine } ?? events.endIndex
    events.insert(.finishedLine(line), at: index)
  }

  /// The remark to a user whose keys ``postponeForSecret()`` has discarded.
  package static let discardRemark = "input typed before this question was discarded"

  /// Postpones pastes and finished lines until a secret has been entered, and discards typed keys.
  ///
  /// Typed keys may be part of the secret, and would be displayed after the secret was entered.
  ///
  /// - Returns: Whether typed keys were discarded.
  package mutating func postponeForSecret() -> Bool {
    let waiting = events
    postponed = waiting.filter { !$0.isTyped }
    events = []
    return postponed.count < waiting.count
  }

  /// Returns the postponed events to the queue.
  package mutating func resumePostponed() {
    events = postponed[...] + events
    postponed = []
  }
}

extension PendingInput.Event {
  fileprivate var isFinishedLine: Bool {
    if case .finishedLine = self { true } else { false }
  }

  fileprivate var isTyped: Bool {
    if case .key(let key) = self { !key.isPaste } else { false }
  }

  /// The bytes of a typed character; `nil` for other events, such as a control character.
  fileprivate var typedBytes: [UInt8]? {
    guard case .key(.bytes(let bytes)) = self, let first = bytes.first else { return nil }
    return first < 0x20 || first == 0x7F ? nil : bytes
  }
}
