import Foundation
import PlatenLines
import PlatenReactive
import PlatenSession
import PlatenViews

/// Plays command lines against a session and writes the transcript.
@MainActor
public final class CommandInterpreter {
  /// How the transcript is made, and for what size of screen.
  public struct Options: Sendable {
    /// The size that screens are opened with.
    public var size = Session.Size()
    /// How the time of screens passes.
    public var time = Session.Time.real
    /// The secrets that inputs can name.
    public var secrets: [String: String] = [:]
    /// Whether events of the log are written into the transcript.
    public var showsLog = false
    /// Whether the time is written before each patch.
    public var showsTime = false
    /// Whether `@AppStorage` keeps its values in `UserDefaults.standard`; else in a store of the
    /// player's own, which all its screens share, and which goes with it.
    public var keepsAppStorage = true
    /// Whether the screen and its changes are written; a live terminal shows them in place.
    package var showsScreen = true
    /// Whether what is shown is said in words, for reading aloud, and not as a screen.
    public var isSpoken = false
    /// The signs that looks and messages are made of.
    public var glyphs = Glyphs.unicode
    /// Whether typed lines are written; a terminal shows them by itself.
    package var showsTyped = true
    /// Takes each line of the log of each session, without the session's secrets.
    package var onEvent: (@MainActor (String) -> Void)?
    /// What is done is written down in it, if anything is.
    package var actionLog: ActionLog?
    /// What a transcript is played with: where its circumstances and its answers come from.
    package var recording: Recording?
    /// What draws pictures; without it a text stands for each, as it always does in a transcript.
    package var pictures: (any PictureRenderer)?

    /// A screen of 80 cells and 20 rows in real time, no secrets, neither log nor time shown.
    public init() {}
  }

  package private(set) var options: Options
  let registry: ScreenRegistry
  let commands: [Command]
  let transcript: Transcript
  /// What the screens keep by `@AppStorage`.
  let appStorage: UserDefaults
  /// The session that is open, if any.
  public private(set) var session: Session?
  /// What the screen that is open is called, if it has a name.
  package internal(set) var title: String?
  /// What is being replayed, if anything is.
  var replay: Replay?
  /// Whether `quit` has been played.
  public internal(set) var hasQuit = false
  /// Called after each turn in which the open screen has changed, whichever screen that is.
  package var onFrame: (@MainActor () -> Void)? { didSet { session?.onFrame = onFrame } }
  /// Called with the session before changes of it are written, and with nothing when they are.
  var onChanges: ((Session?) -> Void)?
  private let drain: @MainActor (EventLog) -> Void
  private let formatter: any TranscriptFormatter
  private var knownEvents = 0

  /// - Parameters:
  ///   - commands: All that it knows.
  ///   - drain: Called before the log is read, to bring in what was printed elsewhere.
  ///   - write: Takes each line of the transcript, without its end.
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
  }
}

// MARK: - Sessions

extension CommandInterpreter {
  /// Takes a session over, in place of the one that is open; its frame counts as seen.
  package func take(_ session: Session) {
    close()
    session.secrets.merge(options.secrets) { own, _ in own }
    if let onEvent = options.onEvent {
      session.log.onLine = { [unowned session] in onEvent(session.withoutSecrets($0)) }
    }
    self.session = session
    session.actionRecorder = options.actionLog
    options.actionLog?.follow(session)
    session.onFrame = onFrame
    formatter.skip(to: session)
    knownEvents = 0
  }

  /// Makes screens for another width, in cells; what is seen of one that is open stays as it is.
  package func resize(width: Int) {
    showChanges()
    options.size = Session.Size(width: width, rows: options.size.rows)
    guard let session, !session.keepsSize else { return }
    session.resize(width: width)
    session.flush()
    formatter.skip(to: session)
  }

  /// Closes the session that is open, if any.
  package func close() {
    session?.close()
    showEvents()
    session = nil
    title = nil
  }

  /// The session that is open.
  ///
  /// - Throws: `CommandError` when there is none.
  func openSession() throws(CommandError) -> Session {
    guard let session else {
      throw CommandError("no screen is open; run open SCREEN (screens lists them)")
    }
    return session
  }
}

// MARK: - What is shown

extension CommandInterpreter {
  /// Writes lines that answer a command.
  func answer(_ lines: [String]) { transcript.answer(lines) }

  /// Writes all that is shown.
  func showFrame() throws(CommandError) {
    transcript.shown(formatter.whole(of: try openSession()))
  }

  /// Writes what has changed since the reader last saw it.
  package func showChanges() {
    guard let session else { return }
    showEvents()
    if !options.showsScreen { return }
    let changes = formatter.changes(in: session)
    if changes.isEmpty { return }
    if options.showsTime { transcript.time(session.elapsed) }
    onChanges?(session)
    transcript.shown(changes)
    onChanges?(nil)
  }

  /// Brings in what was printed elsewhere, and writes the events that are new, where they are shown.
  package func showEvents() {
    guard let log = session?.log else { return }
    drain(log)
    if options.showsLog { transcript.events(log.lines(since: knownEvents)) }
    knownEvents = log.count
  }
}
