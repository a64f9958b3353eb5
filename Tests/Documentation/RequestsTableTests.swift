import Foundation
import Testing

/// Checks that the tests in the table of `URLSession` exist.
@Suite struct RequestsTableTests {
  private static let tests: [String] = {
    let page = (try? PackageFolder.text(of: "Documentation/Requests.md")) ?? ""
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    return rows.flatMap { row in
      let cells = row.split(separator: "|")
      return (cells.last ?? "").matches(of: /`(\w+)`/).map { String($0.1) }
    }
  }()

  @Test func testsAreFound() { #expect(Self.tests.count > 15) }

  @Test(arguments: tests) func aRowNamesAnExistingTest(name: String) throws {
    let files = PackageFolder.files(
      "swift", in: ["Tests/Network/Requests", "Tests/Network/Transport"])
    #expect(try files.contains { try PackageFolder.text(of: $0).contains("func \(name)(") })
  }
}
