import Testing

/// A fenced code block of a documentation page.
struct CodeBlock: CustomTestStringConvertible {
  /// The page and the 1-based line number of the opening fence, separated by a colon.
  let place: String
  /// The info string of the opening fence: the language and, for a transcript, its program.
  let info: [String]
  let lines: [String]

  var language: String { info.first ?? "" }
  var text: String { lines.joined(separator: "\n") }
  var testDescription: String { place }
  /// Whether the block is on the tutorial page, which `Scripts/check-tutorial` runs in order.
  var isOfTheTutorial: Bool {
    ["Documentation/Tutorial.md", "Documentation/Asking.md"].contains(page)
  }
  /// Whether a script runs the commands of the page and checks their output: `Scripts/check-tutorial`
  /// or `Scripts/check-adopt`.
  var isRunByScript: Bool { isOfTheTutorial || page == "Documentation/Adopt.md" }
  /// The path of the page.
  var page: Substring { place.prefix { $0 != ":" } }

  /// The code blocks of all pages.
  static let all: [CodeBlock] = PackageFolder.pages.flatMap { page in
    blocks(of: (try? PackageFolder.text(of: page)) ?? "", page: page)
  }

  /// Returns the code blocks in the given language.
  static func all(_ language: String) -> [CodeBlock] { all.filter { $0.language == language } }

  static func blocks(of text: String, page: String) -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: (line: Int, info: [String], lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(
            CodeBlock(place: "\(page):\(block.line)", info: block.info, lines: block.lines))
          open = nil
        } else {
          open = (index + 1, line.dropFirst(3).split(separator: " ").map(String.init), [])
        }
      } else {
        open?.lines.append(String(line))
      }
    }
    return blocks
  }
}
