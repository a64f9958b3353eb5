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
  let context: SessionContext
  let graph: Graph
  let output = FrameOutput()
  let focusManager: FocusManager
  let clockDriver: ClockDriver
  private let records: SessionRecords
  var secretStore = SecretStore()
  var inputState = InputState()
  /// What is to go on as long as the session; it is cancelled when that is closed.
  public var cancellables: Set<AnyCancellable> = []

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
    let log = EventLog()
    let marbles = MarbleRecorder(on: clock, capacity: 1_000)
    let history = keepsHistory ? History(on: clock) : nil
    records = SessionRecords(log: log, marbles: marbles, history: history)
    clockDriver = ClockDriver(clock, log: log)
    context = SessionContext(
      log: log.receiver, clock: clock, marbles: marbles, outside: outside)
    graph = context.perform {
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
    focusManager = FocusManager(in: graph, context: context)
    output.begin(with: graph.block)
    history?.begin(with: Frame(graph.block))
    clockDriver.work = self
    graph.onNeedsUpdate = { [weak self] in
      MainQueue.enqueue { self?.flush() }
    }
    if !isHeld { resumeClock() }
  }

  /// The signs that looks are made of.
  package var glyphs: Glyphs { graph.glyphs }

  /// Takes the screen apart: what is on it disappears, and what its clock had to do is given up.
  public func close() {
    perform {
      cancellables = []
      graph.close()
    }
    clockDriver.close()
  }

  /// Does something with this session's log and clock at hand.
  @discardableResult
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    output.invalidateSnapshot()
    return try context.perform(work)
  }
}

// MARK: - What its parts hold

extension Session {
  /// What the screen shows, and below it the pipelines that the command `pipes` draws.
  public var frame: Frame { output.frame(of: self) }

  /// What is shown below the screen, if anything is.
  package var footer: (any SessionFooter)? {
    get { output.footer }
    set { output.footer = newValue }
  }

  /// Called after each turn that laid lines out again or moved the focus; the lines may be equal.
  public var onFrame: (@MainActor () -> Void)? {
    get { output.onFrame }
    set { output.onFrame = newValue }
  }

  /// Turns that have updated the screen.
  package var turns: Int { output.turns }

  /// What happened beside the screen.
  public var log: EventLog { records.log }

  /// What pipelines of the screen that have a label did: the last thousand events.
  public var marbles: MarbleRecorder { records.marbles }

  /// What changed the frame, where that is kept.
  var history: History? { records.history }

  /// The secrets that inputs can name.
  public var secrets: [String: String] {
    get { secretStore.named }
    set { secretStore.named = newValue }
  }

  /// The secrets without a name: those that were entered, and the one that is being typed.
  package var unnamedSecrets: Set<String> { secretStore.unnamed }

  /// A line of the log without any secret.
  package func withoutSecrets(_ line: String) -> String { secretStore.masking(line) }

  /// Whether the frame shows where the focus is.
  package var showsFocus: Bool {
    get { focusManager.isShown }
    set { focusManager.isShown = newValue }
  }

  /// Whether the screen has the size of one that was recorded, whatever shows it.
  package var keepsSize: Bool {
    get { inputState.keepsSize }
    set { inputState.keepsSize = newValue }
  }

  /// What records inputs by keys and changes of size, if they are recorded.
  package var actionRecorder: (any ActionRecorder)? {
    get { inputState.recorder }
    set { inputState.recorder = newValue }
  }
}
