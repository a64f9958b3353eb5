import PlatenLines
import PlatenSession

/// A formatter that converts the screen of a session to transcript lines, and tracks which content
/// has been shown.
@MainActor
protocol TranscriptFormatter: AnyObject {
  /// The prefixes of lines that are not part of the screen.
  var marks: LinePrefixes { get }

  /// Returns the entire screen and marks the screen as shown.
  func whole(of session: Session) -> [Line]

  /// Returns the changes since the screen was last marked as shown, and marks the screen as shown.
  func changes(in session: Session) -> [Line]

  /// Marks the current screen as shown without formatting it.
  func skip(to session: Session)
}

/// The prefixes of transcript lines that are not part of the screen.
struct LinePrefixes: Sendable {
  let answer: String
  let failure: String
  let event: String
  let time: String

  /// Single-character markers for written transcripts. Command output is indented by two spaces
  /// instead.
  static let signs = LinePrefixes(answer: "  ", failure: "! ", event: "* ", time: "@ ")
  /// Word prefixes for spoken transcripts.
  static let words = LinePrefixes(answer: "", failure: "error: ", event: "log: ", time: "at ")
}
