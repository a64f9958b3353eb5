import PlatenLines
import PlatenReactive
import PlatenViews

/// One running screen: takes inputs, gives frames.
///
///     let session = Session(ProfileScreen())
///     try session.send(.set("Name", to: "Ada"))
///     await session.settle()
///     print(session.frame.lines.map(\.text))
///
/// Changes are gathered until the end of the turn of the main queue in which they were made; then
/// the frame follows, once.
@MainActor
public final class Session {
  /// The cells and lines that a screen is made for.
  public struct Size: Sendable, Equatable {
    /// The cells and lines that a screen can have.
    package static let range = 1...10_000

    /// Cells in a line, from 1 to 10,000.
    public let width: Int
    /// Lines of a list's window, from 1 to 10,000.
    public let rows: Int

    /// A size; lengths out of range are taken for the nearest in it.
    public init(width: Int = 80, rows: Int = 20) {
      self.width = Self.clamped(width)
      self.rows = Self.clamped(rows)
    }

    fileprivate static func clamped(_ length: Int) -> Int {
      min(max(length, range.lowerBound), range.upperBound)
    }
  }

  /// Empty turns after which a session counts as settled, and the most turns that settling takes.
  private static let (emptyTurns, mostTurns) = (2, 100)

  /// What the screen shows.
  public private(set) var frame = Frame()
  /// What happened beside the screen.
  public let log = EventLog()
  /// The secrets that inputs can name.
  public var secrets: [String: String] = [:]
  /// Called after each turn that laid lines out again; they may be equal.
  public var onFrame: (@MainActor () -> Void)?

  private let graph: Graph
  private let opened = ContinuousClock.now
  private var focused: Origin?
  /// Turns that have updated the screen.
  private var turns = 0

  /// Opens a screen.
  public init<Root: View>(_ view: Root, size: Size = Size()) {
    graph = log.receiving { [log] in
      let graph = Graph(view, width: size.width) { log.add("warning: \($0)") }
      graph.update()
      return graph
    }
    frame = Frame(graph.block)
    graph.onNeedsUpdate = { [weak self] in
      MainQueue.enqueue { self?.endTurn() }
    }
  }

  /// The time since the screen was opened.
  public var elapsed: Duration { opened.duration(to: .now) }

  /// Takes the screen apart: what is on it disappears.
  public func close() {
    log.receiving { graph.close() }
  }

  /// Makes the screen for another width, in cells.
  public func resize(width: Int) { graph.resize(width: Size.clamped(width)) }
}

// MARK: - Inputs

extension Session {
  /// The controls on the screen, in frame order.
  public var controls: [Control] {
    endTurn()
    return graph.controls
  }

  /// The control that typing goes to, if any.
  public var focus: Control? {
    focused.flatMap { focus in controls.first { $0.origin == focus } }
  }

  /// Carries an input out; the frame follows at the end of the turn.
  ///
  /// - Throws: `InputError` when there is no such control, or it does not take this input now.
  public func send(_ input: Input) throws(InputError) {
    let control = try control(named: input.control)
    guard control.verbs.contains(input.verb) else {
      throw .cannot(
        input.verb, input.control, role: control.role,
        verbs: Verb.allCases.filter(control.verbs.contains))
    }
    guard control.isEnabled else { throw .disabled(input.control) }
    let text = try text(of: input.text)
    if input.verb == .focus {
      focused = control.origin
    } else {
      log.receiving { control.perform(input.verb, text) }
    }
  }

  /// The control of a name: the first of that identifier, else the first of that label; `label#2`
  /// is the second.
  ///
  /// - Throws: `InputError.unknownControl`.
  public func control(named name: String) throws(InputError) -> Control {
    let addressing = Addressing(controls)
    if let control = addressing.control(named: name) { return control }
    let names = addressing.names
    throw .unknownControl(name, similar: mostSimilar(to: name, among: names), existing: names)
  }

  /// A name for each of the controls, by which it is found.
  var controlNames: [String] { Addressing(controls).names }

  private func text(of entry: Entry) throws(InputError) -> String {
    switch entry {
    case .literal(let text): return text
    case .secret(let name):
      guard let secret = secrets[name] else {
        throw .unknownSecret(name, existing: secrets.keys.sorted())
      }
      return secret
    }
  }
}

// MARK: - Turns

extension Session {
  /// Waits until all work that is due is done: until two turns of the main queue in a row have
  /// changed nothing, after 100 turns at most. Time and network are not waited for.
  public func settle() async {
    var empty = 0
    for _ in 0..<Self.mostTurns where empty < Self.emptyTurns {
      let before = turns
      endTurn()
      await MainQueue.hop()
      empty = turns == before ? empty + 1 : 0
    }
  }

  /// Brings the frame up to date with all changes made so far.
  private func endTurn() {
    guard log.receiving({ graph.update() }) else { return }
    turns += 1
    if frame.block.isIdentical(to: graph.block) { return }
    frame = Frame(graph.block)
    onFrame?()
  }
}
