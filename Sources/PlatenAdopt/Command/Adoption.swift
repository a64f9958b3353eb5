import Foundation

/// One run of `platen adopt`: finds an app, writes a package, builds it, and opens the app.
struct Adoption {
  let folder: URL
  let target: String?
  let output: URL?
  let platen: PlatenSource
  let packages: [URL]
  let scratch: URL
  let interruption: Interruption
  let progress: Progress

  func run() throws -> Report {
    let start = ContinuousClock.now
    try scratch.createFolder()
    let finder = AppFinder(
      folder: folder, target: target, packages: packages,
      scratch: scratch.appending(path: "manifests"), interruption: interruption)
    let app = try finder.find()
    let graph = ModuleGraph(of: app, known: try KnownModules(under: interruption))
    let output = try OutputFolder(
      at: output ?? scratch.deletingLastPathComponent().appending(path: app.name.moduleName),
      for: folder)
    do {
      var report = try adopt(app, graph, in: output)
      report.seconds = (ContinuousClock.now - start) / .seconds(1)
      return report
    } catch {
      output.discard()
      throw error
    }
  }

  private func adopt(
    _ app: AdoptedApp, _ graph: ModuleGraph, in output: OutputFolder
  ) throws -> Report {
    let test = FirstTest(of: graph.modules[0])
    let writer = PackageWriter(
      name: app.name, language: app.language, graph: graph, platen: platen, test: test)
    let package = try output.write { try writer.write(to: $0, for: output.url) }
    let builder = Builder(
      package: package, scratch: scratch, interruption: interruption, progress: progress)
    let build = try builder.build()
    let effectless = EffectlessNames(in: platen.folder)
    var report = Findings(
      app: app, graph: graph, package: package, build: build, effectless: effectless
    ).report(scratch: scratch)
    if build.isComplete {
      if graph.modules[0].isProgram { try open(graph.modules[0], &report) }
      report.package.test = try test.map { try record($0, in: package) }
    }
    return report
  }

  /// Runs the program, and adds its first screen to the report.
  private func open(_ module: AnalyzedModule, _ report: inout Report) throws {
    do {
      let program = scratch.appending(path: "debug/\(module.name)")
      let screen = try FirstScreen(of: program, scratch: scratch, under: interruption)
      report.screen = Report.Screen(lines: screen.lines, names: screen.names)
    } catch let error as AdoptError {
      report.problems.append(error.description)
    }
  }

  /// Records the test, unless its source already contains the output of its commands.
  private func record(_ test: FirstTest, in package: WrittenPackage) throws -> Report.Test {
    let run = TestRun(
      package: package.folder, scratch: scratch, interruption: interruption, progress: progress)
    let file = package.folder.appending(path: test.path)
    if try String(contentsOf: file, encoding: .utf8) == test.text { try run.record() }
    return Report.Test(path: file.path, isSuccess: try run.succeeds())
  }
}
