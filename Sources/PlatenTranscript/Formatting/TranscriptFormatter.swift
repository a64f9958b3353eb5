import PlatenLines
import PlatenSession

/// One way to put what a session shows into lines, in step with what its reader knows already.
@MainActor
protocol TranscriptFormatter: AnyObject {
  /// What stands before lines that the session does not show.
  var marks: LinePrefixes { get }

  /// All that a session shows; it is known from then on.
  func whole(of session: Session) -> [Line]

  /// What has changed since the reader last learned of it.
  func changes(in session: Session) -> [Line]

  /// Counts what a session shows as known.
  func skip(to session: Session)
}

/// What stands before the lines of a transcript that no session shows.
struct LinePrefixes: Sendable {
  let answer: String
  let failure: String
  let event: String
  let time: String

  /// Signs of one character, and two spaces.
  static let signs = LinePrefixes(answer: "  ", failure: "! ", event: "* ", time: "@ ")
  /// Words that are read aloud.
  static let words = LinePrefixes(answer: "", failure: "error: ", event: "log: ", time: "at ")
}
