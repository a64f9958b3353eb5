import Foundation
import PlatenTestProcesses
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

  @Test func errorsInATestOfThePackageAreReported() throws {
    let folder = try TemporaryFolder()
    let app = AdoptedApp(name: "App", origin: folder.url, modules: [])
    let error = Diagnostic(path: "/p/Tests/A.swift", line: 2, column: 1, message: "no x")
    let report = Findings(
      app: app, graph: ModuleGraph(of: app, known: KnownModules(in: [])),
      package: WrittenPackage(folder: URL(filePath: "/p"), originals: [:], targets: []),
      build: Builder.Result(diagnostics: [error]), effectless: EffectlessNames(in: nil)
    ).report(scratch: try ScratchFolder(at: folder.url.appending(path: "s"), for: folder.url))
    #expect(report.problems == ["/p/Tests/A.swift:2:1: no x"])
  }

  @Test func filesBehindAModuleWithErrorsAreNotCompiled() throws {
    let folder = try TemporaryFolder()
    try folder.add("import Kit", as: "A.swift")
    try folder.add("let a = b", as: "K.swift")
    let files = ["A.swift", "K.swift"].map { SourceFile(url: folder.url.appending(path: $0)) }
    let app = AdoptedApp(
      name: "App", origin: folder.url,
      modules: [
        SourceModule(name: "App", isApp: true, files: [files[0]]),
        SourceModule(name: "Kit", isApp: false, files: [files[1]]),
      ])
    let links = ["/p/Sources/App/A.swift", "/p/Sources/Kit/K.swift"]
    let error = Diagnostic(path: links[1], line: 1, column: 9, message: "cannot find 'b' in scope")
    let report = Findings(
      app: app, graph: ModuleGraph(of: app, known: KnownModules(in: [])),
      package: WrittenPackage(
        folder: URL(filePath: "/p"), originals: [links[0]: files[0].url, links[1]: files[1].url],
        targets: []),
      build: Builder.Result(diagnostics: [error], compiled: Set(links)),
      effectless: EffectlessNames(in: nil)
    ).report(scratch: try ScratchFolder(at: folder.url.appending(path: "s"), for: folder.url))
    #expect(report.files.map(\.isCompiled) == [false, true])
    #expect(report.cleanFiles == 0)
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
