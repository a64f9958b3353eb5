import Foundation
import PlatenAssets
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSecrets

/// A running screen that accepts inputs and produces frames.
///
///     let session = Session(ProfileScreen())
///     try session.send(.set("Name", to: "Ada"))
///     await session.settle()
///     print(session.frame.lines.map(\.text))
///
/// The session collects all changes that occur in one turn of the main queue, and produces a single
/// frame at the end of the turn.
///
/// See Documentation/Decisions/state.md.
@MainActor
public final class Session {
  let context: SessionContext
  let graph: Graph
  let output = FrameOutput()
  let focusManager: FocusManager
  let clockDriver: ClockDriver
  private let records: SessionRecords
  var secretStore = SecretStore() { didSet { notifyOfSecrets(since: oldValue.revision) } }
  /// A closure that receives the secrets of the session now and when they change.
  package var onSecrets: (@MainActor (SecretChange) -> Void)? {
    didSet { notifyOfSecrets(since: nil) }
  }
  var inputState = InputState()
  /// Subscriptions that last as long as the session; closing the session cancels them.
  public var cancellables: Set<AnyCancellable> = []

  /// Creates a session that opens a screen.
  ///
  /// - Parameters:
  ///   - view: The root view. The session evaluates this expression, so the view's pipelines use
  ///     the session clock.
  ///   - size: The width and viewport height of the screen; 80 cells and 20 lines by default.
  ///   - time: The kind of time that the session uses.
  ///   - appStorage: The store for the values of `@AppStorage`; by default, the user's defaults in
  ///     real time, and an empty store in memory in virtual time.
  public convenience init<Root: View>(
    _ view: @autoclosure () -> Root, size: Size = Size(), time: Time = .real,
    appStorage: UserDefaults? = nil
  ) {
    let environment = ScreenEnvironment(time == .real ? .here : .everywhere, size: size)
    self.init(view(), in: environment, time: time, appStorage: appStorage, isHeld: false)
  }

  /// Creates a session that opens a screen in a custom environment.
  ///
  /// - Parameters:
  ///   - environment: The external conditions of the screen.
  ///   - outside: The source of responses from outside the program, such as a recording.
  ///   - appStorage: The store for the values of `@AppStorage`; by default, the user's defaults in
  ///     real time, and an empty store in memory in virtual time.
  ///   - pictures: The renderer of pictures, or `nil` to show text instead.
  ///   - glyphs: The characters that styles use to draw controls.
  ///   - isHeld: Whether the clock is initially stopped.
  ///   - keepsHistory: Whether the session stores the changes to the frame and their causes.
  package init<Root: View>(
    _ view: @autoclosure () -> Root, in environment: ScreenEnvironment, time: Time,
    outside: (any ResponseSource)? = nil, appStorage: UserDefaults? = nil,
    pictures: (any PictureRenderer)? = nil, glyphs: Glyphs = .unicode, isHeld: Bool,
    keepsHistory: Bool = false
  ) {
    SessionContext.preparation.value?()
    let appStorage = appStorage ?? (time == .real ? .standard : VolatileDefaults())
    let clock = VirtualClock(isRealTime: time == .real, date: environment.date)
    let log = EventLog()
    let marbles = MarbleRecorder(on: clock, capacity: 1_000)
    let history = keepsHistory ? History(on: clock) : nil
    records = SessionRecords(log: log, marbles: marbles, history: history)
    clockDriver = ClockDriver(clock, log: log)
    context = SessionContext(
      log: log.receiver, clock: clock, marbles: marbles, outside: outside)
    context.appStorage = appStorage
    graph = context.perform {
      ScreenSize.current.size = environment.size
      SessionLocale.current = Locale(identifier: environment.locale)
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
      SessionGraph.current = graph
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

  /// The characters that styles use to draw controls.
  package var glyphs: Glyphs { graph.glyphs }

  /// Closes the screen: its views disappear, and the pending work of its clock is canceled.
  public func close() {
    perform {
      cancellables = []
      graph.close()
    }
    clockDriver.close()
  }

  /// Passes the secrets that have changed to the closure that receives them.
  ///
  /// - Parameter revision: The revision of the complete secrets that it knows; `nil` for none.
  private func notifyOfSecrets(since revision: Int?) {
    guard let onSecrets else { return }
    if secretStore.revision != revision { onSecrets(.complete(secretStore.completeTexts)) }
    onSecrets(.typed(secretStore.typedText))
  }

  /// Performs work in the context of the session, with its log and clock.
  @discardableResult
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    output.invalidateSnapshot()
    return try context.perform(work)
  }
}

// MARK: - State of components

extension Session {
  /// The current frame: the screen, followed by the pipeline diagrams that the `pipes` command
  /// shows.
  public var frame: Frame { output.frame(of: self) }

  /// The content below the screen, or `nil` if there is none.
  package var footer: (any SessionFooter)? {
    get { output.footer }
    set { output.footer = newValue }
  }

  /// A closure that is called after each turn that performed layout or moved the focus.
  ///
  /// The lines of the frame may be unchanged.
  public var onFrame: (@MainActor () -> Void)? {
    get { output.onFrame }
    set { output.onFrame = newValue }
  }

  /// The number of turns that updated the screen.
  package var turns: Int { output.turns }

  /// The events, printed lines, and warnings of the session.
  public var log: EventLog { records.log }

  /// The last 1,000 events of the screen's labeled pipelines.
  public var marbles: MarbleRecorder { records.marbles }

  /// The turns that changed the frame, or `nil` if the session stores no history.
  var history: History? { records.history }

  /// The secrets that inputs can refer to by name.
  public var secrets: [String: String] {
    get { secretStore.named }
    set { secretStore.named = newValue }
  }

  /// The secrets without a name: submitted text, and the text being typed.
  package var unnamedSecrets: Set<String> { secretStore.unnamed }

  /// The texts that were entered into secure fields, without the text being typed.
  package var enteredSecrets: Set<String> { secretStore.entered }

  /// Whether the session has stored text that was entered into a secure field.
  package var hasEnteredSecret: Bool { secretStore.hasEntered }

  /// Returns a mask for the known secrets of at least four characters that are not part of a name.
  package func secretMask(sparing names: () -> [String]) -> SecretMask? {
    secretStore.mask(sparing: names)
  }

  /// Returns a line of the log with all secrets masked.
  package func withoutSecrets(_ line: String) -> String { secretStore.masking(line) }

  /// Whether the frame highlights the focused control.
  package var showsFocus: Bool {
    get { focusManager.isShown }
    set { focusManager.isShown = newValue }
  }

  /// Whether the screen keeps the size of a recording, independent of the terminal.
  package var keepsSize: Bool {
    get { inputState.keepsSize }
    set { inputState.keepsSize = newValue }
  }

  /// The action of Escape outside modals and pages, on a screen without a prompt; `nil` if Escape
  /// moves the focus to the prompt.
  ///
  /// With this action, the focus stays on the screen: after the last control, Tab moves it to the
  /// first one.
  package var onCancel: (@MainActor () -> Void)? {
    get { inputState.cancel }
    set { inputState.cancel = newValue }
  }

  /// The recorder of keys and size changes, or `nil` if they are not recorded.
  package var actionRecorder: (any ActionRecorder)? {
    get { inputState.recorder }
    set { inputState.recorder = newValue }
  }
}
