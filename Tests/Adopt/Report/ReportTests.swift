import Foundation
import Testing

@testable import PlatenAdopt

@Suite struct ReportTests {
  @Test func theKeysOfTheJSONAreStable() throws {
    var report = try StoppedApp().report
    report.screen = Report.Screen(lines: [], names: [])
    let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
    let keys = try #require(json as? [String: Any]).keys.sorted()
    #expect(
      keys == [
        "cleanFiles", "files", "isBuilt", "leftOut", "missingModules", "names",
        "origin",
        "otherTargets", "package", "problems", "screen", "seconds", "target", "withoutEffect",
      ])
    #expect(try JSONDecoder().decode(Report.self, from: Data(report.json.utf8)) == report)
  }

  /// A terminal obeys U+009B, and shows the text after U+202E backward.
  @Test func theJSONIsPrintable() throws {
    var report = try StoppedApp().report
    report.target = "a\u{9B}2J\u{202E}\u{E0001}é"
    let json = try report.json
    #expect(json.contains(#""a\u009b2J\u202e\udb40\udc01é""#))
    #expect(try JSONDecoder().decode(Report.self, from: Data(json.utf8)).target == report.target)
  }

  @Test func anAppIsSuccessfulIfNothingStopsIt() throws {
    var report = try StoppedApp().report
    #expect(!report.isSuccess)
    (report.isBuilt, report.cleanFiles) = (true, report.files.count)
    #expect(report.isSuccess)
    report.problems = ["the app did not open its first screen: x"]
    #expect(!report.isSuccess)
  }
}
