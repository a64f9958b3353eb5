import PlatenReactive
import PlatenSession
import PlatenViews

/// A recording that is done again: how far it is, and what stands for the outside.
@MainActor
final class Replay {
  /// How the time between what was done passes.
  enum Speed: String, CaseIterable {
    /// At once.
    case fast
    /// As long as it took.
    case real
    /// At once, and when somebody says so.
    case step
  }

  let pace: Speed
  /// What answers the questions that were asked.
  let answers: RecordedAnswers
  /// The secrets that the recording has names for.
  let secrets: RecordedSecrets
  /// What screens keep by `@AppStorage`: what a person has kept is neither read nor changed.
  let appStorage = VolatileDefaults()
  /// What is left to be done.
  private var steps: ArraySlice<RecordedEvent>
  private var openings: [ScreenEnvironment]

  /// - Parameter secrets: Those that the recording names.
  init(_ recording: Recording, pace: Speed = .fast, secrets: [String: String]) {
    self.pace = pace
    steps = recording.steps[...]
    openings = recording.openings
    self.secrets = RecordedSecrets(secrets)
    answers = RecordedAnswers(recording, secrets: self.secrets)
  }

  /// The lines that are left.
  var linesLeft: Int { steps.count { $0.line != nil } }

  /// What comes next that was done, or the end.
  func nextStep() -> RecordedEvent? { steps.popFirst() }

  /// What the next screen that is opened finds: what that of the recording did, or the last of it.
  func nextEnvironment() -> ScreenEnvironment? {
    openings.count > 1 ? openings.removeFirst() : openings.first
  }
}
