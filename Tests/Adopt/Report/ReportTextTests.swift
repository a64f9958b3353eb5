import Testing

@testable import PlatenAdopt

@Suite struct ReportTextTests {
  @Test func theTextListsWhatStopsFiles() throws {
    var report = try StoppedApp().report
    report.package.scratchPath = "/p/.build"
    report.package.stubs = ["/p/Stubs/PassKit"]
    #expect(
      ReportText(report: report).text == """
        Lamp: 1 of 3 files build
          other targets: Watch

        A.swift
          2:3 no ␛[2J
          9:1 cannot find 'KFImage' in scope
        None.swift
          1:1 cannot read it: it does not exist

        What stops files (files)
          1  KFImage
          1  no ␛[2J
          1  unreadable file

        Missing modules (files)
          2  Kingfisher from https://example.com/kingfisher.git

        Stubs in place of frameworks
          Stubs/PassKit

        Built from changed copies
          B.swift: @UIApplicationMain is @main

        Left out
          C.m: it is not Swift
          None.json: it does not exist
          /etc/a␊b␛: it is outside the project

        Package: /p
        """)
  }

  @Test func filesThatWereNeverCompiledAreNotCountedAsBuilt() throws {
    let report = try StoppedApp().report(isCompiled: false)
    #expect(report.cleanFiles == 0)
    let text = ReportText(report: report).text
    #expect(text.hasPrefix("Lamp: 0 of 3 files build\n"))
    #expect(text.contains("\n\nNot compiled, because the build ended before\n  B.swift\n\n"))
  }

  @Test func longNamesAreShortened() throws {
    var report = try StoppedApp().report
    report.target = String(repeating: "a", count: 10_000)
    let line = try #require(ReportText(report: report).text.split(separator: "\n").first)
    #expect(line.contains("a…a"))
    #expect(line.count < 250)
  }

  @Test func theScreenAndTheTestFollow() throws {
    var report = try StoppedApp().report
    report.screen = Report.Screen(lines: ["( Add )", ""], names: [])
    report.package = Report.Package(
      path: "/my apps/it's", scratchPath: "/s", test: Report.Test(path: "/t", isSuccess: true))
    #expect(
      ReportText(report: report).text.hasSuffix(
        #"""
        First screen
        ( Add )


        Package: /my apps/it's
        Run:  swift run --package-path '/my apps/it'\''s' --scratch-path /s
        Test: swift test --package-path '/my apps/it'\''s' --scratch-path /s
              /t passes
        """#))
  }
}
