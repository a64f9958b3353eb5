import Testing

/// A fenced block of a page.
struct CodeBlock: CustomTestStringConvertible {
  /// The page and the line of the fence, the first being 1.
  let place: String
  /// What follows the opening fence: the language, and for a transcript its program.
  let info: [String]
  let lines: [String]

  var language: String { info.first ?? "" }
  var text: String { lines.joined(separator: "\n") }
  var testDescription: String { place }
  /// Whether it stands on the page that `Scripts/check-tutorial` carries out from top to bottom.
  var isOfTheTutorial: Bool { page == "Documentation/Tutorial.md" }
  /// The page, without the line.
  var page: Substring { place.prefix { $0 != ":" } }

  /// The blocks of all pages.
  static let all: [CodeBlock] = PackageFolder.pages.flatMap { page in
    blocks(of: (try? PackageFolder.text(of: page)) ?? "", page: page)
  }

  /// The blocks of a language.
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
