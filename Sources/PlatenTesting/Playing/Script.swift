import Platen

/// A transcript read as a script: what to do, and the lines that are expected.
///
///     let script = Script("> set Name Ada\n+ Hello, Ada!")
///     script.steps  // [.input("> set Name Ada")]
///     script.expected  // ["> set Name Ada", "+ Hello, Ada!"]
struct Script {
  enum Step: Equatable {
    /// Show the frame that the screen opened with.
    case frame
    /// Play a command, with its `>`, or a comment, with its `#`.
    case input(String)
  }

  /// The lines of the text, as they are written.
  let lines: [String]
  let steps: [Step]

  init(_ text: String) {
    lines = text.transcriptLines
    steps = Self.steps(lines)
  }

  /// A frame is shown where the first line stands that is no input, if before the first command;
  /// a script that holds nothing to play shows it too.
  private static func steps(_ lines: [String]) -> [Step] {
    var steps: [Step] = []
    var mayShowFrame = true
    for line in lines {
      if line.isInput {
        steps.append(.input(line))
        if line.first == ">" { mayShowFrame = false }
      } else if mayShowFrame {
        steps.append(.frame)
        mayShowFrame = false
      }
    }
    return mayShowFrame ? steps + [.frame] : steps
  }

  /// The places of the inputs among the lines, in their order.
  var inputs: [Int] { lines.indices.filter { lines[$0].isInput } }

  /// The lines that playing the steps is expected to write.
  var expected: [String] { lines.map { $0.isInput ? $0.echo : $0.withoutTrailingSpaces.printable } }
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
    let text = withoutTrailingSpaces
    return first == ">" ? String(text.dropFirst().drop { $0 == " " }) : text
  }

  /// How a transcript shows the line, unless it hides a part of it.
  var echo: String { (first == ">" ? "> \(typed)" : typed).withoutTrailingSpaces.printable }

  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
