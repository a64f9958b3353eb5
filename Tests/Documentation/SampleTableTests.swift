import Foundation
import PlatenTestProcesses
import Testing

/// Checks that the sample programs accept the commands in the table of the samples page.
@Suite struct SampleTableTests {
  private static let rows: [SampleRow] = {
    let text = (try? PackageFolder.text(of: "Documentation/Samples.md")) ?? ""
    return text.matches(of: /\n\| `swift run ([\w-]+)` \| ([^|]+) \|/).map { row in
      SampleRow(
        program: String(row.1), commands: row.2.matches(of: /`([^`]+)`/).map { String($0.1) })
    }
  }()

  @Test func rowsAreFound() { #expect(Self.rows.count > 4) }

  @Test(arguments: rows) func commandsInTheTableSucceed(row: SampleRow) async throws {
    let script = row.commands.map { $0 + "\n" }.joined()
    let run = try await Product(row.program).run("--virtual-time", playing: script)
    #expect(run.status == 0, "\(run.output)")
  }
}

/// A row of the table: a program and the first commands to enter.
struct SampleRow: CustomTestStringConvertible {
  let program: String
  let commands: [String]

  var testDescription: String { program }
}
