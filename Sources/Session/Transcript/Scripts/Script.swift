import Foundation
import PlatenLines
import PlatenSession

/// A transcript that is parsed into the steps to run and the expected lines.
///
///     let script = Script("> set Name Ada\n+ Hello, Ada!")
///     script.steps  // [.input("> set Name Ada")]
///     script.expected  // ["> set Name Ada", "+ Hello, Ada!"]
package struct Script {
  package enum Step: Equatable {
    /// The display of the initial frame.
    case frame
    /// A command line, including its `>`, or a comment, including its `#`.
    case input(String)
  }

  /// The lines of the text, without modification.
  package let lines: [String]
  package private(set) var steps: [Step] = []
  /// The index of the first line of each step, which is the line of the step's input.
  private var starts: [Int] = []
  /// The screen size that the first line specifies.
  package let size: TranscriptSize
  /// The recording that the first line names, as in `# recording trouble.recording`.
  let recording: Recording?
  /// The reason why the recording cannot be read, or `nil` if the recording was read.
  let flaw: String?

  /// Creates a script by parsing the text of a transcript.
  ///
  /// - Parameter file: The file that contains the text. The recording is read from the same
  ///   directory.
  package init(_ text: String, in file: URL? = nil) {
    lines = text.transcriptLines
    (recording, flaw) = Self.recording(namedBy: lines.first ?? "", beside: file)
    size = recording?.size ?? TranscriptSize(comment: lines.first ?? "")
    // The initial frame is shown at the first line that is not an input, if that line precedes the
    // first command. A script without any steps also shows the frame.
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

  /// Creates a script that consists of a single line, which names a recording.
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

  /// Adds the initial frame, which the text omits, before the first command.
  ///
  /// - Returns: The index of the added step, or `nil` if the script already shows the frame.
  mutating func showFrame() -> Int? {
    guard !steps.contains(.frame), let command = steps.firstIndex(where: \.isCommand) else {
      return nil
    }
    steps.insert(.frame, at: command)
    starts.insert(starts[command], at: command)
    return command
  }

  /// Returns the indexes of a step's lines: the input and the expected output.
  package func places(of step: Int) -> Range<Int> {
    starts[step]..<(step + 1 < starts.count ? starts[step + 1] : lines.count)
  }

  /// The expected output of all steps, including the echo of inputs.
  package var expected: [String] { lines.map(\.expectation) }

  /// Whether the script consists of commands and comments only.
  package var expectsNoOutput: Bool { lines.allSatisfy(\.isInput) }

  /// The first line that begins like a command without its `>`, in a script that contains no commands;
  /// `nil` if there is none.
  var commandWithoutMark: String? {
    if recording != nil || steps.contains(where: \.isCommand) { return nil }
    return lines.first { $0.first?.isLetter == true }
  }

  /// Returns the expected output of a step, including the echo of its input.
  package func expected(of step: Int) -> [String] { lines[places(of: step)].map(\.expectation) }
}

extension Script.Step {
  fileprivate var isCommand: Bool {
    if case .input(let line) = self { line.first == ">" } else { false }
  }
}

extension String {
  /// The lines, without blank lines at the end.
  fileprivate var transcriptLines: [String] {
    var lines = split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.map(String.init)
  }

  /// Whether the line is a command or a comment.
  var isInput: Bool { first == "#" || first == ">" && !typed.isEmpty }

  /// The line as the interpreter receives it.
  var typed: String {
    let text = withoutSpacesAtEnd
    return first == ">" ? String(text.dropFirst().drop { $0 == " " }) : text
  }

  /// The line in the form that the transcript shows, unless parts of the line are masked.
  var echo: String { (first == ">" ? "> \(typed)" : typed).withoutSpacesAtEnd.printable }

  fileprivate var expectation: String { isInput ? echo : withoutSpacesAtEnd.printable }
}

extension Recording {
  /// The size of the first screen, or `nil` if the recording opens no screen.
  var size: TranscriptSize? {
    openings.first.map { TranscriptSize(width: $0.width, rows: $0.rows) }
  }
}
