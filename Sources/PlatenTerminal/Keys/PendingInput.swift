/// A queue of terminal input that has not yet been handled.
struct PendingInput {
  enum Event: Equatable {
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

  /// Whether the first pending event other than a finished line is a line of a paste.
  var isPasting: Bool {
    if case .pastedLine = events.first(where: { !$0.isFinishedLine }) { true } else { false }
  }

  /// Whether typed or pasted keys are pending.
  var hasKeys: Bool { events.contains { !$0.isFinishedLine } }

  /// Removes and returns the first event.
  mutating func next() -> Event? { events.popFirst() }

  /// Appends keys to the queue.
  mutating func append(_ keys: [Key]) { events += keys.map(Event.key) }

  /// Inserts the lines of a paste at the front of the queue.
  mutating func prepend(linesOf paste: [Key]) {
    events = paste.map(Event.pastedLine)[...] + events
  }

  /// Inserts a finished line after the other finished lines and before any key.
  mutating func add(finishedLine line: String?) {
    let index = events.firstIndex { !$0.isFinishedLine } ?? events.endIndex
    events.insert(.finishedLine(line), at: index)
  }

  /// Postpones pastes and finished lines until a secret has been entered, and discards typed keys.
  ///
  /// Typed keys may be part of the secret, and would be displayed after the secret was entered.
  ///
  /// - Returns: Whether typed keys were discarded.
  mutating func postponeForSecret() -> Bool {
    let waiting = events
    postponed = waiting.filter { !$0.isTyped }
    events = []
    return postponed.count < waiting.count
  }

  /// Returns the postponed events to the queue.
  mutating func resumePostponed() {
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
}
