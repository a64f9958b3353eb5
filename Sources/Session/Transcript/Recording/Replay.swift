import PlatenContext
import PlatenNavigation
import PlatenSession

/// A recording that is being replayed, with the current position and the source of responses.
@MainActor
final class Replay {
  /// The speed at which a replay passes the time between actions.
  enum Speed: String, CaseIterable {
    /// Playback without delay.
    case fast
    /// Playback at the recorded speed.
    case real
    /// Playback without delay, one step for each request of the user.
    case step
  }

  let pace: Speed
  /// The source of the recorded responses.
  let answers: RecordedAnswers
  /// The secrets to which the recording refers by name.
  let secrets: RecordedSecrets
  /// The `@AppStorage` values of the replay, which are separate from those of the user.
  let appStorage = VolatileDefaults()
  /// The remaining steps.
  private var steps: ArraySlice<RecordedEvent>
  private var openings: [ScreenEnvironment]

  /// Creates a replay of a recording.
  ///
  /// - Parameter secrets: The values of the secrets to which the recording refers by name.
  init(_ recording: Recording, pace: Speed = .fast, secrets: [String: String]) {
    self.pace = pace
    steps = recording.steps[...]
    openings = recording.openings
    self.secrets = RecordedSecrets(secrets)
    answers = RecordedAnswers(recording, secrets: self.secrets)
  }

  /// The number of remaining command lines.
  var linesLeft: Int { steps.count { $0.line != nil } }

  /// Removes and returns the next user action or the end of the recording.
  func nextStep() -> RecordedEvent? { steps.popFirst() }

  /// Returns the environment of the next screen to open, or the last environment if no other
  /// remains.
  func nextEnvironment() -> ScreenEnvironment? {
    openings.count > 1 ? openings.removeFirst() : openings.first
  }
}
