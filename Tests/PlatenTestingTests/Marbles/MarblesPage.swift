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

    These diagrams show the behavior of the operators in `PlatenCombine`, recorded in virtual time on \
    Linux. The input rows are those of the [RxJS](https://rxjs.dev) tests. A note describes each \
    difference from RxJS. `PLATEN_RECORD=1 swift test --filter MarblesPageTests` generates this page, \
    and each diagram is also a test.

    Each character is a tenth of a second. `-` means that no event occurs. A letter or digit is a \
    value, `|` the completion, `#` a failure, `^` a later subscription, and `!` a cancellation. \
    Parentheses enclose events at the same time. The input publishers start when they receive a \
    subscriber. [Testing screens](Testing.md#marbles) explains how to record a diagram and how to \
    expect one in a test.

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
