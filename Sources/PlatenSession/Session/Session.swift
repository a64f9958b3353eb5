import Foundation
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

    static func clamped(_ length: Int) -> Int {
      min(max(length, range.lowerBound), range.upperBound)
    }
  }

  /// What the screen shows, and below it the pipelines that the command `pipes` draws.
  // Built alike whether or not there is a footer: what comes and goes there moves nothing above it.
  public var frame: Frame {
    blocks.replace(at: 0, with: screenBlock)
    blocks.replace(at: 1, with: footer?.block(of: self) ?? .empty)
    return Frame(blocks.block)
  }
  /// Both, as they were last asked for.
  private var blocks = BlockTree([.empty, .empty])
  /// What the screen shows.
  var screenBlock = Block.empty
  /// What is shown below it, if anything is.
  package var footer: (any SessionFooter)?
  /// What happened beside the screen.
  public let log = EventLog()
  /// What pipelines of the screen that have a label did: the last thousand events.
  public let marbles: MarbleRecorder
  /// The secrets that inputs can name.
  public var secrets: [String: String] = [:]
  /// What was entered in secure fields.
  var entered: Set<String> = []
  /// What is being typed into one, with the beginnings that it had: as long as it is not entered.
  var typed = (text: "", beginnings: Set<String>())
  /// Called after each turn that laid lines out again or moved the focus; the lines may be equal.
  public var onFrame: (@MainActor () -> Void)?

  /// What is to go on as long as the session; it is cancelled when that is closed.
  public var cancellables: Set<AnyCancellable> = []
  /// Tells of each new frame; made by the first who follows them.
  var framesChanged: PassthroughSubject<Void, Never>?

  /// What counts the screen's time: pipelines, tasks and sleeps of the screen go by it.
  public let clock: VirtualClock

  let graph: Graph
  let context: SessionContext
  /// What changed the frame, where that is kept.
  let history: History?
  /// Where the keys of each layer go: a modal takes the focus, and gives it back when it goes.
  var focusByLayer: [NodeID: LayerFocus] = [:]
  /// Whether the frame shows where the focus is.
  package var showsFocus = false { didSet { showFocus() } }
  /// The layer that was on top when that was last looked at.
  var focusTop: NodeID?
  /// The field that was edited last, if it enters its text when another control is acted on.
  var edited: Edited?
  /// Whether the screen has the size of one that was recorded, whatever shows it.
  package var keepsSize = false
  /// What records inputs by keys and changes of size, if they are recorded.
  package var actionRecorder: (any ActionRecorder)?
  /// Whether an input by keys is carried out: others that come of it are a part of it.
  var isInputByKeys = false
  /// Turns that have updated the screen.
  package internal(set) var turns = 0
  /// Lets time pass while no command is carried out.
  var pacing: Task<Void, Never>?
  /// Through which those go who let time pass, one at a time.
  let turnstile = AsyncMutex()

  /// Opens a screen.
  ///
  /// - Parameters:
  ///   - view: Made by the session, so that pipelines made with it go by its clock.
  ///   - time: Whether time passes by itself, or when it is told to.
  ///   - appStorage: What `@AppStorage` keeps its values in.
  public convenience init<Root: View>(
    _ view: @autoclosure () -> Root, size: Size = Size(), time: Time = .real,
    appStorage: UserDefaults = .standard
  ) {
    let environment = ScreenEnvironment(time == .real ? .here : .everywhere, size: size)
    self.init(view(), in: environment, time: time, appStorage: appStorage, isHeld: false)
  }

  /// - Parameters:
  ///   - circumstances: What the screen finds.
  ///   - outside: What stands for the outside, if anything does.
  ///   - pictures: What draws pictures, if anything does.
  ///   - glyphs: The signs that looks are made of.
  ///   - isHeld: Whether time stands until it is let go.
  ///   - keepsHistory: Whether it is kept what changed the frame, and how that was.
  package init<Root: View>(
    _ view: @autoclosure () -> Root, in environment: ScreenEnvironment, time: Time,
    outside: (any ResponseSource)? = nil, appStorage: UserDefaults = .standard,
    pictures: (any PictureRenderer)? = nil, glyphs: Glyphs = .unicode, isHeld: Bool,
    keepsHistory: Bool = false
  ) {
    let clock = VirtualClock(isRealTime: time == .real, date: environment.date)
    self.clock = clock
    marbles = MarbleRecorder(on: clock, capacity: 1_000)
    context = SessionContext(
      log: log.receiver, clock: clock, marbles: marbles, outside: outside)
    let history = keepsHistory ? History(on: clock) : nil
    self.history = history
    graph = context.perform { [log] in
      let root = view().transformEnvironment(\.self) { values in
        values.clock = clock
        values.pictures = pictures
        values.defaultAppStorage = appStorage
        values.sceneStorage = VolatileDefaults()
        environment.enter(&values)
      }
      let size = environment.size
      let graph = Graph(
        root, width: size.width, rows: size.rows, glyphs: glyphs,
        onWarning: { log.add("warning: \($0)") }, onPublish: history?.stateChanges)
      graph.update()
      return graph
    }
    screenBlock = graph.block
    history?.begin(with: Frame(screenBlock))
    graph.onNeedsUpdate = { [weak self] in
      MainQueue.enqueue { self?.flush() }
    }
    if !isHeld { resumeClock() }
  }

  deinit {
    pacing?.cancel()
    clock.close()
  }

  /// The cells in a line.
  package var width: Int { graph.width }

  /// The signs that looks are made of.
  package var glyphs: Glyphs { graph.glyphs }

  /// Takes the screen apart: what is on it disappears, and what its clock had to do is given up.
  public func close() {
    perform {
      cancellables = []
      graph.close()
    }
    pacing?.cancel()
    clock.close()
  }

  /// Does something with this session's log and clock at hand.
  @discardableResult
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try context.perform(work)
  }

  /// Makes the screen for another width, in cells.
  public func resize(width: Int) {
    runDueWork()
    actionRecorder?.recordWidth(width, in: self)
    history?.noteSize()
    graph.resize(width: Size.clamped(width))
  }

  /// Makes the screen for another number of lines in a window.
  public func resize(rows: Int) {
    runDueWork()
    actionRecorder?.recordRows(rows, in: self)
    history?.noteSize()
    graph.resize(rows: Size.clamped(rows))
  }

  /// Shares the lines that the rest of the screen leaves among its windows.
  ///
  /// - Parameter height: The lines that there are for all.
  /// - Complexity: O(*n*) in the nodes.
  package func fitWindows(in height: Int) {
    if keepsSize { return }
    let lines = layers.flatMap(\.controls).compactMap(\.rows?.freeLines)
    if lines.isEmpty { return }
    let least = min(3, height)
    let rest = frame.block.count - lines.reduce(0, +)
    let before = (rows: graph.rowsOfWindow, count: frame.block.count)
    let share = max((height - rest) / lines.count, least)
    if share == before.rows { return }
    resize(rows: share)
    flush()
    // Windows that stand side by side share their lines: what the first step did says how far to go.
    let (moved, grew) = (share - before.rows, frame.block.count - before.count)
    if grew.signum() == moved.signum(), frame.block.count != height {
      resize(rows: max(share + (height - frame.block.count) * moved / grew, least))
    }
  }
}
