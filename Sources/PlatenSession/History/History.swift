@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenReactive
import PlatenViews

/// The turns that changed a session's frame: what they made of it, when, and who did it.
///
/// A turn costs a note of what was published in it: frames share their lines, and what a turn has
/// changed of them is found when somebody asks.
@MainActor
final class History {
  /// Turns kept at least; up to as many again are dropped together.
  static let capacity = 1_000

  private let clock: VirtualClock
  /// The frame before the first turn that is kept.
  private(set) var beginning = Frame()
  private(set) var turns: [Turn] = []
  /// Turns ever added, with those that were dropped.
  private(set) var count = 0
  /// Turns that somebody was told of.
  private var toldOf = 0
  /// The last input.
  private(set) var input: Turn.Input?
  // Of the turn that is going on.
  private var published: [StateChange] = []
  private var causes: [WorkLabel] = []
  private var hasNewSize = false

  init(on clock: VirtualClock) { self.clock = clock }

  /// The frame that a session opens with: nobody has changed it yet.
  func begin(with frame: Frame) {
    beginning = frame
    forgetTurn()
  }

  /// Ends a turn; only one that has changed the frame is kept.
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

  /// The frame before a turn that is kept.
  func frame(before turn: Int) -> Frame { turn > 0 ? turns[turn - 1].frame : beginning }

  /// The turns since somebody was last told of some.
  func takeNews() -> ArraySlice<Turn> {
    defer { toldOf = count }
    return turns.suffix(count - toldOf)
  }
}

// MARK: - What happens in a turn

extension History {
  /// Takes each change that the program makes.
  var stateChanges: @MainActor (StateChange) -> Void { { [weak self] in self?.note($0) } }

  private func note(_ stateChange: StateChange) {
    published.append(stateChange)
    if let cause, !causes.contains(cause) { causes.append(cause) }
  }

  /// Who does what is done now.
  private var cause: WorkLabel? { hasNewSize ? .newSize : clock.cause }

  /// The screen is about to be made for another size.
  func noteSize() { hasNewSize = true }

  /// An input that is about to be carried out.
  ///
  /// - Parameter isSecure: Whether its text is secret.
  func note(_ input: Input, isSecure: Bool = false) {
    let line = input.line(isSecure: isSecure)
    if let last = self.input, last.isContinued(by: input, at: clock.now.elapsed) {
      note(line: isSecure ? last.line : last.line + input.text.shown, of: input)
    } else {
      note(line: line, of: input)
    }
  }

  /// The input that was noted last was refused: the one before is the last again.
  func takeBack(to input: Turn.Input?) {
    self.input = input
    clock.attribute(to: nil)
  }

  /// A line that is about to be carried out.
  func note(line: String, of input: Input? = nil) {
    self.input = Turn.Input(line: line, moment: clock.now.elapsed, last: input)
    clock.attribute(to: WorkLabel(line))
  }
}
