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
        "cleanFiles", "files", "isBuilt", "missingModules", "names", "notBuilt", "origin",
        "otherTargets", "package", "problems", "screen", "seconds", "target", "withoutEffect",
      ])
    #expect(try JSONDecoder().decode(Report.self, from: Data(report.json.utf8)) == report)
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
