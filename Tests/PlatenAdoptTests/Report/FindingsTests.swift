import Testing

@testable import PlatenAdopt

@Suite struct FindingsTests {
  @Test func errorsBelongToTheOriginalFiles() throws {
    let report = try StoppedApp().report
    #expect(report.files.map(\.errors.count) == [2, 0, 1])
    #expect(report.files[0].errors.map(\.line) == [2, 9])
    #expect(report.files[2].errors.map(\.message) == ["cannot read it: it does not exist"])
    #expect(report.cleanFiles == 1)
    #expect(!report.isSuccess)
  }

  @Test func missingModulesHaveTheirPackages() throws {
    let expected = Report.MissingModule(
      name: "Kingfisher", files: 2, package: "https://example.com/kingfisher.git")
    #expect(try StoppedApp().report.missingModules == [expected])
  }

  @Test func namesAreOrderedByTheNumberOfFiles() {
    let names = Report.Name.ranked([["b", "a"], ["b", "c"], []])
    #expect(names.map(\.name) == ["b", "a", "c"])
    #expect(names.map(\.files) == [2, 1, 1])
  }
}
