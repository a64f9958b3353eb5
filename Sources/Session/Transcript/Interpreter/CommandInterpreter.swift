import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSecrets
import PlatenSession

/// An interpreter that runs command lines in a session and writes the transcript.
@MainActor
public final class CommandInterpreter {
  /// Options for the transcript and for the screens that the interpreter opens.
  public struct Options: Sendable {
    /// The initial size of screens.
    public var size = Session.Size()
    /// The kind of time for screens.
    public var time = Session.Time.real
    /// The secrets that each new session receives, by name.
    public var secrets: [String: String] = [:]
    /// Whether the transcript includes log events.
    public var showsLog = false
    /// Whether the transcript shows the time before each patch.
    public var showsTime = false
    /// Whether `@AppStorage` stores values in `UserDefaults.standard`.
    ///
    /// Otherwise, all screens of the interpreter share values that are stored in memory and
    /// discarded with the interpreter.
    public var keepsAppStorage = true
    /// Whether the transcript includes the screen and its changes. A live terminal redraws the
    /// screen in place instead.
    package var showsScreen = true
    /// Whether the transcript describes the screen as text for a screen reader.
    public var isSpoken = false
    /// The characters that styles and messages use.
    public var glyphs = Glyphs.unicode
    /// Whether the transcript includes typed lines. A terminal echoes these lines itself.
    package var showsTyped = true
    /// A closure that receives each log line of each session, with secrets masked.
    package var onEvent: (@MainActor (String) -> Void)?
    /// The log that records user actions, or `nil` to record nothing.
    package var actionLog: ActionLog?
    /// The recording that provides the environment and the external responses of a transcript.
    package var recording: Recording?
    /// The source of the responses that a test or a recording contains. If there is one, the screens
    /// cannot be recorded.
    package var responses: (any ResponseSource)?
    /// The renderer of pictures. If it is `nil`, and always in transcripts, text replaces each
    /// picture.
    package var pictures: (any PictureRenderer)?

    /// Creates the default options: 80 cells, 20 rows, real time, no secrets, and neither the log
    /// nor times in the transcript.
    public init() {}
  }

  package private(set) var options: Options
  package let registry: ScreenRegistry
  let commands: [Command]
  let transcript: Transcript
  /// The store for the `@AppStorage` values of the screens.
  let appStorage: UserDefaults
  /// The open session, or `nil` if no screen is open.
  public private(set) var session: Session? { didSet { terminal?.present(session) } }
  /// The entry of the open screen, or `nil` if the screen has none.
  var entry: ScreenRegistry.Entry? { didSet { terminal?.onTitle(title) } }
  /// The replay in progress, or `nil` if no recording is being replayed.
  var replay: Replay?
  /// Whether the `quit` command has run.
  public internal(set) var hasQuit = false
  /// The live terminal that shows the open screen, or `nil` without one.
  package var terminal: LiveTerminal? {
    didSet {
      terminal?.present(session)
      session.map(showAtTerminal)
    }
  }
  /// A closure that receives the kind of the lines that follow, and `nil` afterward.
  var onOutput: ((Output?) -> Void)?
  private let drain: @MainActor (EventLog) -> Void
  private let formatter: any TranscriptFormatter
  private var knownEvents = 0

  /// Creates an interpreter with a complete set of commands.
  ///
  /// - Parameters:
  ///   - commands: All commands of the interpreter.
  ///   - drain: A closure that collects output printed outside the session. The interpreter calls
  ///     it before reading the log.
  ///   - write: A closure that receives each line of the transcript, without a line terminator.
  init(
    _ registry: ScreenRegistry, knowing commands: [Command], options: Options,
    drain: @escaping @MainActor (EventLog) -> Void, write: @escaping (Line) -> Void
  ) {
    self.registry = registry
    self.commands = commands
    self.options = options
    appStorage = options.keepsAppStorage ? .standard : VolatileDefaults()
    replay = options.recording.map { Replay($0, secrets: options.secrets) }
    self.drain = drain
    formatter = options.isSpoken ? SpokenTranscriptFormatter() : ScreenTranscriptFormatter()
    transcript = Transcript(marks: formatter.marks, glyphs: options.glyphs, write: write)
    if options.responses != nil { preventRecording() }
  }
}

// MARK: - Sessions

extension CommandInterpreter {
  /// The title of the open screen, or `nil` if the screen has no title.
  package var title: String? { entry?.title }

  /// Replaces the open session and marks the frame of the new session as shown.
  package func take(_ session: Session) {
    close()
    session.secrets.named.merge(options.secrets) { own, _ in own }
    if let onEvent = options.onEvent {
      session.log.onLine = { [unowned session] in onEvent(session.secrets.masking($0)) }
    }
    self.session = session
    session.inputs.recorder = options.actionLog
    options.actionLog?.follow(session)
    showAtTerminal(session)
    formatter.skip(to: session)
    knownEvents = 0
  }

  private func showAtTerminal(_ session: Session) {
    session.onFrame = terminal?.onFrame
    // At a terminal, the program passes on the error messages of a crash itself.
    session.secrets.onChange = terminal.map { _ in CrashMask.note }
  }

  /// Sets the width of the open screen and of later screens, in cells.
  ///
  /// The new layout of the open screen counts as shown.
  package func resize(width: Int) {
    showChanges()
    options.size = Session.Size(width: width, rows: options.size.rows)
    guard let session, !session.sizing.isFixed else { return }
    session.resize(width: width)
    session.flush()
    formatter.skip(to: session)
  }

  /// Closes the open session, if any.
  package func close() {
    session?.close()
    showEvents()
    session = nil
    entry = nil
  }

  /// Waits until all due work on the open screen is complete.
  func settle() async {
    guard let session else { return }
    await session.settle()
    guard let finishWork = entry?.finishWork else { return }
    await finishWork(session)
    await session.settle()
  }

  /// Returns the open session.
  ///
  /// - Throws: `CommandError` if no screen is open.
  func openSession() throws(CommandError) -> Session {
    guard let session else {
      throw CommandError("no screen is open; run open SCREEN (screens lists them)")
    }
    return session
  }
}

// MARK: - Output

extension CommandInterpreter {
  /// Output whose lines do not reveal their kind.
  enum Output {
    /// The changes to the screen of a session.
    case changes(Session)
    /// An error message.
    case failure
  }

  /// Writes the output lines of a command.
  func answer(_ lines: [String]) { transcript.answer(lines) }

  /// Writes the output lines of a command that describes the program, which a live terminal shows
  /// separately if they are long.
  func describe(_ title: String, _ lines: [String]) {
    guard replay == nil, terminal?.read(title, transcript.lines(of: lines)) == true else {
      return answer(lines)
    }
  }

  /// Writes the entire screen.
  func showFrame() throws(CommandError) {
    transcript.shown(formatter.whole(of: try openSession()))
  }

  /// Writes the changes since the screen was last shown.
  package func showChanges() {
    guard let session else { return }
    showEvents()
    if !options.showsScreen { return }
    let changes = formatter.changes(in: session)
    if changes.isEmpty { return }
    if options.showsTime { transcript.time(session.elapsed) }
    onOutput?(.changes(session))
    transcript.shown(changes)
    onOutput?(nil)
  }

  /// Collects output printed outside the session, and writes new log events if the options include
  /// the log. Otherwise, it only writes notes about work that the clock ignores.
  package func showEvents() {
    guard let log = session?.log else { return }
    drain(log)
    let new = log.lines(since: knownEvents)
    transcript.events(options.showsLog ? new : new.filter { $0.hasPrefix("note: ") })
    knownEvents = log.count
  }
}
