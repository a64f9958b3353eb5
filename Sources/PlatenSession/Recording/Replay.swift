import PlatenReactive

/// A recording that is done again: how far it is, and what stands for the outside.
@MainActor
final class Replay {
  /// How the time between what was done passes.
  enum Pace: String, CaseIterable {
    /// At once.
    case fast
    /// As long as it took.
    case real
    /// At once, and when somebody says so.
    case step
  }

  let pace: Pace
  /// What answers the questions that were asked.
  let answers: RecordedAnswers
  private let events: [RecordedEvent]
  private var openings: [Circumstances]
  /// The place of the event that comes next.
  private var next = 0

  /// - Parameter secrets: Those that the recording names.
  init(_ recording: Recording, pace: Pace = .fast, secrets: [String: String]) {
    self.pace = pace
    events = recording.events
    openings = recording.openings
    answers = RecordedAnswers(recording, secrets: secrets)
  }

  /// The lines that are left.
  var linesLeft: Int { events[next...].count { $0.line != nil } }

  /// What comes next that somebody did, or that ends the recording.
  func nextDeed() -> RecordedEvent? {
    while next < events.count {
      defer { next += 1 }
      switch events[next].deed {
      case .type, .size, .ends: return events[next]
      case .opens, .asks, .answer: continue
      }
    }
    return nil
  }

  /// What the next screen that is opened finds: what that of the recording did, or the last of it.
  func nextCircumstances() -> Circumstances? {
    openings.count > 1 ? openings.removeFirst() : openings.first
  }
}
