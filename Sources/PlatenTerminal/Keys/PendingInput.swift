/// Input that has arrived from a terminal and is still to be handled, in order.
struct PendingInput {
  enum Event: Equatable {
    case key(Key)
    /// One line of a longer paste, with its newline. It goes to the prompt, even if a control has the
    /// focus by then.
    case pastedLine(Key)
    /// A line that the line editor finished while nothing was asked, as a macro can; `nil` is the end
    /// of input.
    case finishedLine(String?)
  }

  private var events: ArraySlice<Event> = []
  /// Events that wait until a secret has been entered.
  private var postponed: [Event] = []

  /// Whether a line of a paste is next, after lines that are finished already.
  var isPasting: Bool {
    if case .pastedLine = events.first(where: { !$0.isFinishedLine }) { true } else { false }
  }

  /// Whether any key, typed or pasted, waits.
  var hasKeys: Bool { events.contains { !$0.isFinishedLine } }

  /// Removes and returns the first event.
  mutating func next() -> Event? { events.popFirst() }

  /// Adds keys after all that wait.
  mutating func append(_ keys: [Key]) { events += keys.map(Event.key) }

  /// Adds the lines of a paste before all that wait.
  mutating func prepend(linesOf paste: [Key]) {
    events = paste.map(Event.pastedLine)[...] + events
  }

  /// Adds a finished line after other finished lines, and before any key.
  mutating func add(finishedLine line: String?) {
    let index = events.firstIndex { !$0.isFinishedLine } ?? events.endIndex
    events.insert(.finishedLine(line), at: index)
  }

  /// Clears the way for a secret: pastes and finished lines wait until it has been entered. Typed keys
  /// are dropped, because they may be the secret itself and would be shown later.
  ///
  /// - Returns: Whether any typed key was dropped.
  mutating func postponeForSecret() -> Bool {
    let waiting = events
    postponed = waiting.filter { !$0.isTyped }
    events = []
    return postponed.count < waiting.count
  }

  /// Puts back what has waited for a secret.
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
