import Foundation
import PlatenLines
import PlatenSession

/// A transcript read as a script: what to do, and the lines that are expected.
///
///     let script = Script("> set Name Ada\n+ Hello, Ada!")
///     script.steps  // [.input("> set Name Ada")]
///     script.expected  // ["> set Name Ada", "+ Hello, Ada!"]
package struct Script {
  package enum Step: Equatable {
    /// Show the frame that the screen opened with.
    case frame
    /// Play a command, with its `>`, or a comment, with its `#`.
    case input(String)
  }

  /// The lines of the text, as they are written.
  package let lines: [String]
  package private(set) var steps: [Step] = []
  /// Where the lines of each step begin, its input's own line first; those of the next follow.
  private var starts: [Int] = []
  /// The size of screen that the first line says it is for.
  package let size: TranscriptSize
  /// What stands for the outside, if the first line names it: `# recording trouble.recording`.
  let recording: Recording?
  /// Why that cannot be read, if so.
  let flaw: String?

  /// - Parameter file: The file that the text stands in; a recording is found beside it.
  package init(_ text: String, in file: URL? = nil) {
    lines = text.transcriptLines
    (recording, flaw) = Self.recording(namedBy: lines.first ?? "", beside: file)
    size = recording?.size ?? TranscriptSize(comment: lines.first ?? "")
    // A frame is shown where the first line stands that is no input, if before the first command;
    // a script that holds nothing to play shows it too.
    var mayShowFrame = true
    for (place, line) in lines.enumerated() {
      if line.isInput {
        add(.input(line), at: place)
        if line.first == ">" { mayShowFrame = false }
      } else if mayShowFrame {
        add(.frame, at: place)
        mayShowFrame = false
      }
    }
    if mayShowFrame { add(.frame, at: lines.count) }
  }

  /// A script of one line, which names a recording.
  init(of recording: Recording, named name: String) {
    let recording = recording.inOneSize
    lines = [Recording.mention + name]
    (self.recording, flaw) = (recording, nil)
    size = recording.size ?? TranscriptSize()
    add(.input(lines[0]), at: 0)
  }

  private static func recording(
    namedBy comment: String, beside file: URL?
  ) -> (Recording?, flaw: String?) {
    guard let file, comment.hasPrefix(Recording.mention) else { return (nil, nil) }
    let name = comment.dropFirst(Recording.mention.count).trimmingCharacters(in: .whitespaces)
    if name.isEmpty { return (nil, nil) }
    do {
      let url = file.deletingLastPathComponent().appending(path: name)
      return (try Recording(at: url.path, called: name).inOneSize, nil)
    } catch {
      return (nil, error.description)
    }
  }

  private mutating func add(_ step: Step, at place: Int) {
    steps.append(step)
    starts.append(place)
  }

  /// The places of a step's lines: of its input, and of what that is expected to write.
  package func places(of step: Int) -> Range<Int> {
    starts[step]..<(step + 1 < starts.count ? starts[step + 1] : lines.count)
  }

  /// The lines that playing the steps is expected to write.
  package var expected: [String] { lines.map(\.expectation) }

  /// The lines that a step is expected to write.
  package func expected(of step: Int) -> [String] { lines[places(of: step)].map(\.expectation) }
}

extension String {
  /// The lines, without an empty one after the last newline.
  fileprivate var transcriptLines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last == "" { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Whether the line is a command or a comment.
  var isInput: Bool { first == "#" || first == ">" && !typed.isEmpty }

  /// What a player is given for the line.
  var typed: String {
    let text = withoutSpacesAtEnd
    return first == ">" ? String(text.dropFirst().drop { $0 == " " }) : text
  }

  /// How a transcript shows the line, unless it hides a part of it.
  var echo: String { (first == ">" ? "> \(typed)" : typed).withoutSpacesAtEnd.printable }

  fileprivate var expectation: String { isInput ? echo : withoutSpacesAtEnd.printable }
}

extension Recording {
  /// The size of the first screen.
  var size: TranscriptSize? {
    openings.first.map { TranscriptSize(width: $0.width, rows: $0.rows) }
  }
}
