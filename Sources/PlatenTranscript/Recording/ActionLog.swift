import PlatenReactive
import PlatenSession

/// Writes down what is done with the screen that is open and what comes to it from outside, so that it
/// can be recorded at any time, even after something has gone wrong.
@MainActor
package final class ActionLog {
  /// Bytes, about, that are kept of the open screen.
  private static let capacity = 1 << 20

  let app: String
  /// What happened since the screen was opened.
  private var events: [RecordedEvent] = []
  /// The line that was typed last; it may open a screen.
  private var lastLine: RecordedEvent?
  private var bytes = 0
  /// Why the open screen cannot be recorded any more, if so.
  private var flaw: String?
  private var file: RecordingFile?
  /// What was last typed into a secure field by keys, while it may go on.
  private var typedSecret: RecordedEvent?
  /// Secrets that were typed by keys, by the names that the recording has for them.
  private var typedSecrets: [String: String] = [:]
  /// The screen that is open.
  private weak var session: Session?
  /// Screens opened so far.
  private var openings = 0
  /// Whether a command is carried out: inputs are a part of it, and not written down by themselves.
  package var isPlaying = false
  private let questions = Locked(0)

  /// - Parameter app: The name of the program.
  package init(app: String) { self.app = app }

  /// Whether a recording is written.
  package var isRecording: Bool { file != nil }

  /// The file that a recording is written to.
  var fileName: String? { file?.name }
}

// MARK: - What happens

extension ActionLog: ActionRecorder {
  package func recordLine(_ line: String, in session: Session) { note(.type(line), in: session) }

  package func recordWidth(_ width: Int, in session: Session) { note(.width(width), in: session) }

  package func recordRows(_ rows: Int, in session: Session) { note(.rows(rows), in: session) }

  /// Writes down what happens now.
  func note(_ kind: RecordedEvent.Kind, in session: Session?) {
    note(RecordedEvent(time: session?.elapsed ?? .zero, kind: kind))
  }

  /// Writes down that a secret is typed into a field by keys, by a name. How often and how far is not
  /// told: the last time counts.
  package func recordSecret(_ secret: String, in field: String, of session: Session) {
    var name = secretName(for: field)
    while let other = session.secrets[name], other != secret { name += "_" }
    typedSecrets[name] = secret
    let line = "set \(field.quotedIfNeeded) $\(name)"
    typedSecret = RecordedEvent(time: session.elapsed, kind: .type(line))
  }

  /// Writes down that the line that was typed last opens a screen; what was before is forgotten.
  ///
  /// - Returns: What is to stand for the outside of the screen.
  func noteOpening(_ environment: ScreenEnvironment) -> any ResponseSource {
    flushSecret()
    (events, bytes, flaw) = (lastLine.map { [$0] } ?? [], 0, nil)
    typedSecrets = [:]
    openings += 1
    note(RecordedEvent(time: .zero, kind: .opens(environment)))
    return Receiver(actionLog: self, opening: openings, number: questions)
  }

  /// Follows the screen that has been opened.
  func follow(_ session: Session) { self.session = session }

  /// The open screen cannot be recorded any more.
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
    let event = event.mapTexts(secrets.masked)
    file?.write(event)
    if flaw != nil { return }
    events.append(event)
    bytes += event.bytes
    if bytes > Self.capacity {
      giveUp(
        because:
          "this screen has more inputs than are kept; open it again and record from the start")
    }
  }

  /// The secrets that the screen knows.
  private var secrets: RecordedSecrets {
    RecordedSecrets(
      typedSecrets.merging(session?.secrets ?? [:]) { $1 }, others: session?.unnamedSecrets ?? [])
  }

  /// Writes down questions and answers, from any thread.
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
        actionLog.note(RecordedEvent(time: time, kind: kind))
      }
    }
  }
}

// MARK: - Recording

extension ActionLog {
  /// Begins to write a recording: what was done since the open screen was opened, and what follows.
  ///
  /// - Throws: `CommandError` when the file cannot be written or is there already, or when it is too
  ///   late.
  package func record(in name: String) throws(CommandError) {
    if let file { throw CommandError("already recording to \(file.name); run record to stop") }
    if let flaw { throw CommandError(flaw) }
    flushSecret()
    let file = try RecordingFile(new: name)
    file.write(Recording(app: app, events: events))
    self.file = file
  }

  /// Ends the recording.
  ///
  /// - Returns: What has become of it.
  /// - Throws: `CommandError` when nothing is recorded, or not all could be written.
  package func endRecording() throws(CommandError) -> String {
    guard let file else {
      throw CommandError("no recording is running; run record FILE to start one")
    }
    if session != nil { note(.ends, in: session) }
    self.file = nil
    if let flaw = file.flaw { throw CommandError(flaw) }
    return "recorded to \(file.name)"
  }
}

extension RecordedEvent {
  /// The event with its texts changed.
  fileprivate func mapTexts(_ change: (String) -> String) -> RecordedEvent {
    var event = self
    switch kind {
    case .type(let line): event.kind = .type(change(line))
    case .asks(let question, let number): event.kind = .asks(change(question), number: number)
    case .answer(let answer, let number):
      event.kind = .answer(answer.mapTexts(change), number: number)
    default: break
    }
    return event
  }

  /// The bytes that it takes, about.
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
