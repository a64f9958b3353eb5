import Foundation
import Platen

@testable import PlatenTesting

/// The generated page of operators: the code of each, and its recorded marble diagram.
struct MarblesPage {
  private let source: [Substring]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "OperatorExamples.swift")
    source = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String {
    get throws { try Self.introduction + OperatorExample.all.map(section).joined() }
  }

  private static let introduction = """
    # Operators as marble diagrams

    The marble diagrams on this page show the behavior of the operators in `PlatenCombine`. Tests \
    record and verify the diagrams in virtual time on Linux. The input rows come from the tests \
    of [RxJS](https://rxjs.dev), and a note describes each difference from RxJS. To generate this \
    page, run `PLATEN_RECORD=1 swift test --filter MarblesPageTests`.

    Each character represents a tenth of a second. A letter or digit is a value. `-` means that \
    no event occurs, `|` is the completion, `#` is a failure, `^` is a later subscription, and \
    `!` is a cancellation. Parentheses enclose events that occur at the same time. An input \
    publisher starts when a subscriber arrives. [Testing screens](Testing.md#marbles) explains \
    how to record a diagram, and how to use a diagram as the expectation of a test.

    """

  private func section(_ example: OperatorExample) throws -> String {
    """

    ## \(example.name)

    \(example.text)

    ```swift
    \(code(of: example).joined(separator: "\n"))
    ```

    ```
    \(try diagram(of: example))
    ```

    """ + (example.difference.map { "\n\($0)\n" } ?? "")
  }

  /// Returns the pipeline's lines in the source file.
  private func code(of example: OperatorExample) -> [Substring] {
    let lines = source.dropFirst(example.line).drop { !$0.hasSuffix("{ play in") }.dropFirst()
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return lines.prefix { $0.prefix { $0 == " " }.count >= indentation }
      .map { $0.dropFirst(indentation) }
  }

  /// Returns the diagram of the inputs and the recorded output, which is the last row.
  private func diagram(of example: OperatorExample) throws -> MarbleDiagram {
    let diagram = try MarbleDiagram(example.marbles)
    let caller = Caller(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    let play = MarblePlay(diagram, caller: caller)
    let happened = play.diagram(of: example.pipeline(play))
    let played = diagram.rows.filter { !play.expected.rows.contains($0) }
    let result = happened.rows.filter { $0.name == play.resultName }
    let others = happened.rows.filter { $0.name != play.resultName }
    return MarbleDiagram(played + others + result)
  }
}
