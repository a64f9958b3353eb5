import Foundation
import PlatenAssets
import PlatenContext
import PlatenLines
import PlatenNavigation

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
  /// The views of the screen, its focus, and its frame.
  package let screen: LiveScreen
  /// The stages of each input.
  package let inputs: InputStages
  /// The input of the keyboard.
  package let keys: KeyInput
  /// The size of the screen.
  package let sizing: ScreenSizing
  /// The control of the session's time.
  package let time: TimeControl
  /// The secrets that inputs can refer to by name.
  public let secrets = SecretStore()
  /// The events, printed lines, and warnings of the session.
  public let log = EventLog()
  /// The last 1,000 events of the screen's labeled pipelines.
  public let marbles: MarbleRecorder
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
    let history = keepsHistory ? History(on: clock) : nil
    marbles = MarbleRecorder(on: clock, capacity: 1_000)
    let context = SessionContext(
      log: log.receiver, clock: clock, marbles: marbles, outside: outside)
    context.appStorage = appStorage
    let graph = context.perform { [log] in
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
    screen = LiveScreen(graph, in: context, secrets: secrets, history: history)
    self.time = TimeControl(of: screen, on: clock, log: log)
    inputs = InputStages(on: screen, in: self.time)
    keys = KeyInput(inputs, on: screen)
    sizing = ScreenSizing(inputs, in: self.time, on: screen)
    if !isHeld { self.time.resume() }
  }

  /// Closes the screen: its views disappear, and the pending work of its clock is canceled.
  public func close() {
    perform {
      cancellables = []
      screen.close()
    }
    time.close()
  }

  /// Runs code of the program in the context of the session.
  @discardableResult
  package func perform<Value>(_ work: () throws -> Value) rethrows -> Value {
    try screen.perform(work)
  }

  /// Updates the screen. See ``LiveScreen/flush()``.
  ///
  /// - Returns: The session, with up-to-date properties.
  /// - Complexity: O(1) if there are no changes.
  @discardableResult
  package func flush() -> Session {
    screen.flush()
    return self
  }
}

// MARK: - Inputs

extension Session {
  /// Performs an input; the frame is updated at the end of the turn.
  ///
  /// - Throws: `InputError` if no control has the name, or if the control does not support the
  ///   input in its current state.
  public func send(_ input: Input) throws(InputError) {
    // A key runs the work that is due first.
    if input.action == .key { return try keys.press(typed: input.control) }
    screen.flush()
    try inputs.perform(.input(input))
  }

  /// The input of a pointer.
  package var pointer: PointerInput { PointerInput(inputs, keys, on: screen) }

  /// Sets the width of the screen, from 1 to 10,000 cells.
  public func resize(width: Int) { sizing.resize(width: width) }

  /// Sets the height of a list's viewport, from 1 to 10,000 lines.
  public func resize(rows: Int) { sizing.resize(rows: rows) }
}

// MARK: - Causes of changes

extension Session {
  /// Attributes the following changes to a command line that is about to run.
  package func noteCommand(_ line: String) { screen.history?.note(line: line) }

  /// Returns the time and causes of the frame changes since the previous call, without secrets, or
  /// `nil` if the command alone explains the changes.
  package func takeChangeNote() -> String? {
    screen.history?.takeNews().note.map(secrets.masking)
  }

  /// Describes the most recent change to a control, to a labeled value, or, without a name, to the
  /// screen.
  ///
  /// The returned lines show the changed text, the time, and the causes.
  ///
  /// - Parameter width: The maximum width of a line, in cells; lines of the frame can be wider.
  /// - Throws: The errors of ``value(of:)``.
  /// - Complexity: O(*nt*), where *n* is the number of lines in the frame and *t* the number of
  ///   stored turns.
  package func why(_ name: String?, within width: Int) throws(InputError) -> [String] {
    try ChangeExplanation(of: screen).lines(for: name, within: width)
  }
}
