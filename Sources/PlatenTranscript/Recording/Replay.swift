import PlatenReactive
import PlatenSession
import PlatenViews

/// A recording that is being replayed, with its position and the source of its responses.
@MainActor
final class Replay {
  /// The speed at which time between actions passes.
  enum Speed: String, CaseIterable {
    /// Playback without delay.
    case fast
    /// Playback at the recorded speed.
    case real
    /// Playback of one step per request, without delay.
    case step
  }

  let pace: Speed
  /// The source of the recorded responses.
  let answers: RecordedAnswers
  /// The secrets that the recording refers to by name.
  let secrets: RecordedSecrets
  /// The `@AppStorage` values of the replay, which are separate from those of the user.
  let appStorage = VolatileDefaults()
  /// The remaining steps.
  private var steps: ArraySlice<RecordedEvent>
  private var openings: [ScreenEnvironment]

  /// Creates a replay of a recording.
  ///
  /// - Parameter secrets: The values of the secrets that the recording refers to by name.
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

  /// Returns the environment of the next screen to open, or the last one if no other is left.
  func nextEnvironment() -> ScreenEnvironment? {
    openings.count > 1 ? openings.removeFirst() : openings.first
  }
}
