import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenNavigation

/// The turns that changed the frame of a session, with the time and cause of each change.
///
/// A turn stores only its state changes and a frame that shares lines with the previous frame. The
/// differences between frames are computed on demand.
@MainActor
final class History {
  /// The minimum number of turns to retain. When twice that many are stored, the older half is
  /// dropped.
  static let capacity = 1_000

  private let clock: VirtualClock
  /// The frame before the first stored turn.
  private(set) var beginning = Frame()
  private(set) var turns: [Turn] = []
  /// The number of turns ever added, including dropped ones.
  private(set) var count = 0
  /// The number of turns that ``takeNews()`` has already returned.
  private var toldOf = 0
  /// The most recent input.
  private(set) var input: Turn.Input?
  // The state of the current turn.
  private var published: [StateChange] = []
  private var causes: [WorkLabel] = []
  private var hasNewSize = false

  init(on clock: VirtualClock) { self.clock = clock }

  /// Stores the initial frame of the session.
  func begin(with frame: Frame) {
    beginning = frame
    forgetTurn()
  }

  /// Ends the current turn, and stores it if the frame changed.
  func endTurn(with frame: Frame) {
    defer { forgetTurn() }
    if frame.block.isIdentical(to: (turns.last?.frame ?? beginning).block) { return }
    if turns.count == 2 * Self.capacity { dropOldest() }
    turns.append(
      Turn(
        frame: frame, moment: clock.now.elapsed, input: input,
        causes: causes.isEmpty ? [cause].compactMap { $0 } : causes, published: published))
    count += 1
  }

  private func forgetTurn() { (published, causes, hasNewSize) = ([], [], false) }

  private func dropOldest() {
    beginning = turns[Self.capacity - 1].frame
    turns.removeFirst(Self.capacity)
  }

  /// Returns the frame before the stored turn at the specified index.
  func frame(before turn: Int) -> Frame { turn > 0 ? turns[turn - 1].frame : beginning }

  /// Returns the turns added since the previous call.
  func takeNews() -> ArraySlice<Turn> {
    defer { toldOf = count }
    return turns.suffix(count - toldOf)
  }
}

// MARK: - Events of the current turn

extension History {
  /// A closure that records each state change in the program.
  var stateChanges: @MainActor (StateChange) -> Void { { [weak self] in self?.note($0) } }

  private func note(_ stateChange: StateChange) {
    published.append(stateChange)
    if let cause, !causes.contains(cause) { causes.append(cause) }
  }

  /// The label of the input or work that is currently running.
  private var cause: WorkLabel? { hasNewSize ? .newSize : clock.cause }

  /// Attributes the following changes to a new screen size.
  func noteSize() { hasNewSize = true }

  /// Records an input that is about to be performed.
  ///
  /// - Parameter isSecure: Whether the text of the input is secret.
  func note(_ input: Input, isSecure: Bool = false) {
    let line = input.line(isSecure: isSecure)
    if let last = self.input, last.isContinued(by: input, at: clock.now.elapsed) {
      note(line: isSecure ? last.line : last.line + input.text.shown, of: input)
    } else {
      note(line: line, of: input)
    }
  }

  /// Restores the previous input after the most recent one failed.
  func takeBack(to input: Turn.Input?) {
    self.input = input
    clock.attribute(to: nil)
  }

  /// Records a command line that is about to be performed as the cause of the following changes.
  func note(line: String, of input: Input? = nil) {
    self.input = Turn.Input(line: line, moment: clock.now.elapsed, last: input)
    clock.attribute(to: WorkLabel(line))
  }
}
