import PlatenContext
import PlatenSession

/// A log of user actions and external responses, from which a recording can be created at any time.
///
/// Because the log always runs, a recording can start even after an error has occurred.
@MainActor
package final class ActionLog {
  /// The approximate maximum size of the log for the open screen, in bytes.
  private static let capacity = 1 << 20

  let app: String
  /// The events since the screen was opened, with their secrets: text can become a secret later.
  private var events: [RecordedEvent] = []
  /// The most recent command line, which may open a screen.
  private var lastLine: RecordedEvent?
  private var bytes = 0
  /// The reason why the open screen can no longer be recorded, or `nil` if the screen can be
  /// recorded.
  private var flaw: String?
  private var file: RecordingFile?
  /// The latest text typed into a secure field, while typing may continue.
  private var typedSecret: RecordedEvent?
  /// The open session.
  private weak var session: Session?
  private var secrets = KnownSecrets()
  /// The number of screens opened so far.
  private var openings = 0
  /// Whether a command is running. Inputs that the command sends are not recorded separately.
  package var isPlaying = false
  private let questions = Locked(0)

  /// Creates an empty log.
  ///
  /// - Parameter app: The name of the program.
  package init(app: String) { self.app = app }

  /// Whether a recording is being written.
  package var isRecording: Bool { file != nil }

  /// The name of the file to which a recording is being written.
  var fileName: String? { file?.name }
}

// MARK: - Events

extension ActionLog: ActionRecorder {
  package func recordLine(_ line: String, at time: Duration) { note(.type(line), at: time) }

  package func recordWidth(_ width: Int, at time: Duration) { note(.width(width), at: time) }

  package func recordRows(_ rows: Int, at time: Duration) { note(.rows(rows), at: time) }

  /// Records an event at a time since the screen was opened.
  func note(_ kind: RecordedEvent.Kind, at time: Duration) {
    note(RecordedEvent(time: time, kind: kind))
  }

  /// Records the name of a secret while the secret is typed.
  ///
  /// Only the last state of the field is recorded, which conceals the number of keystrokes.
  package func recordSecret(
    _ secret: String, in field: String, at time: Duration, known: SecretStore
  ) {
    let line = secrets.note(typed: secret, in: field, known: known)
    typedSecret = RecordedEvent(time: time, kind: .type(line))
  }

  /// Records that the most recent line opens a screen, and discards all earlier events.
  ///
  /// - Returns: The source of external responses for the screen, which also records them.
  func noteOpening(_ environment: ScreenEnvironment) -> any ResponseSource {
    flushSecret()
    (events, bytes, flaw) = (lastLine.map { [$0] } ?? [], 0, nil)
    noteSecrets()
    secrets.leaveScreen()
    openings += 1
    note(.opens(environment), at: .zero)
    return Receiver(actionLog: self, opening: openings, number: questions)
  }

  /// Sets the session of the screen that has just been opened.
  func follow(_ session: Session) { self.session = session }

  /// Discards the events, because the open screen can no longer be recorded.
  func giveUp(because flaw: String) {
    (events, bytes) = ([], 0)
    self.flaw = flaw
  }

  private func note(_ event: RecordedEvent) {
    flushSecret()
    append(event)
  }

  private func flushSecret() {
    guard let event = typedSecret else { return }
    typedSecret = nil
    append(event)
  }

  private func append(_ event: RecordedEvent) {
    if event.line != nil { lastLine = event }
    if file == nil, flaw != nil { return }
    noteSecrets()
    if let file { file.write(event.masked(by: secrets.masks(event))) }
    if flaw != nil { return }
    events.append(event)
    bytes += event.bytes
    if bytes > Self.capacity {
      giveUp(
        because:
          "this screen has more inputs than are kept; open it again and record from the start")
    }
  }

  private func noteSecrets() {
    if let session { secrets.note(session.secrets) }
  }

  /// A response source that records requests and responses from any thread.
  private struct Receiver: ResponseSource {
    let actionLog: ActionLog
    let opening: Int
    let number: Locked<Int>

    func ask(_ question: String) -> Resolution {
      let number = number.withLock { number in
        number += 1
        return number
      }
      note(.asks(question, number: number))
      return .now { note(.answer($0, number: number)) }
    }

    private func note(_ kind: RecordedEvent.Kind) {
      let time = SessionContext.current.clock?.now.elapsed ?? .zero
      MainQueue.run {
        guard opening == actionLog.openings else { return }
        actionLog.note(kind, at: time)
      }
    }
  }
}

// MARK: - Recording

extension ActionLog {
  /// Starts a recording with the events since the screen was opened, followed by later events.
  ///
  /// - Throws: `CommandError` if the file already exists or cannot be written, or if earlier events
  ///   are no longer available.
  package func record(in name: String) throws(CommandError) {
    if let file { throw CommandError("already recording to \(file.name); run record to stop") }
    if let flaw { throw CommandError(flaw) }
    flushSecret()
    noteSecrets()
    let (file, masks) = (try RecordingFile(new: name), secrets.masks)
    file.write(Recording(app: app, events: events.map { $0.masked(by: masks($0)) }))
    self.file = file
  }

  /// Ends the recording, and masks the lines that were written before their text became a secret.
  ///
  /// - Returns: A message about the recording.
  /// - Throws: `CommandError` if no recording is active, or if the recording could not be written
  ///   completely.
  package func endRecording() throws(CommandError) -> String {
    guard let file else {
      throw CommandError("no recording is running; run record FILE to start one")
    }
    if let session { note(.ends, at: session.elapsed) }
    self.file = nil
    noteSecrets()
    let masks = secrets.masks
    file.rewrite { $0.maskedAgain(by: masks($0)) }
    if let flaw = file.flaw { throw CommandError(flaw) }
    return "recorded to \(file.name)"
  }
}

extension RecordedEvent {
  /// Returns a copy of the event in which the names of secrets replace their values.
  fileprivate func masked(by secrets: RecordedSecrets) -> RecordedEvent {
    mapTexts({ secrets.masked($0) }, base64: secrets.masked(base64:))
  }

  /// Returns a copy of a recorded event in which the names of secrets replace their values, too.
  fileprivate func maskedAgain(by secrets: RecordedSecrets) -> RecordedEvent {
    mapTexts(secrets.maskedAgain, base64: secrets.masked(base64:))
  }

  private func mapTexts(
    _ change: (String) -> String, base64: (String) -> String
  ) -> RecordedEvent {
    var event = self
    switch kind {
    case .type(let line): event.kind = .type(change(line))
    case .asks(let question, let number): event.kind = .asks(change(question), number: number)
    case .answer(let answer, let number):
      event.kind = .answer(answer.mapTexts(change, base64: base64), number: number)
    default: break
    }
    return event
  }

  /// The approximate size of the event, in bytes.
  fileprivate var bytes: Int {
    switch kind {
    case .type(let line): 64 + line.utf8.count
    case .asks(let question, _): 64 + question.utf8.count
    case .answer(let answer, _):
      answer.reduce(64) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    case .opens, .width, .rows, .ends: 64
    }
  }
}
