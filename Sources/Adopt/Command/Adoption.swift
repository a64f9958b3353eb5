import Foundation

/// One run of `platen adopt`: finds an app, writes a package, builds it, and opens the app.
struct Adoption {
  let folder: URL
  let target: String?
  let output: URL?
  let platen: PlatenSource
  let packages: [URL]
  /// The folder of build products, or `nil` for the one in the package.
  let scratch: URL?
  let interruption: Interruption
  let progress: Progress

  func run() throws -> Report {
    let start = ContinuousClock.now
    if let scratch, try folder.appFolder.contains(scratch) {
      throw AdoptError(
        "cannot build in \(scratch.shown): it is in the folder to adopt; specify a different --scratch-path"
      )
    }
    let manifests = FileManager.default.temporaryDirectory
      .appending(path: "platen-manifests-\(getpid())")
    defer { try? FileManager.default.removeItem(at: manifests) }
    let finder = AppFinder(
      folder: folder, target: target, packages: packages, scratch: manifests,
      interruption: interruption)
    let app = try finder.find()
    var known = try KnownModules(under: interruption)
    let name = name(of: app, known)
    let output = try OutputFolder(at: output ?? platen.package(name), for: folder)
    known.stubs = StubSources(in: output.url, templates: platen.templates)
    do {
      var report = try adopt(app, ModuleGraph(of: app, known: known), as: name, in: output)
      report.seconds = (ContinuousClock.now - start) / .seconds(1)
      return report
    } catch {
      output.discard()
      throw error
    }
  }

  /// The name of the package. SwiftPM identifies packages by the names of their folders.
  private func name(of app: AdoptedApp, _ known: KnownModules) -> String {
    let name = TargetNames(of: app.modules.map(\.name), known: known)[app.name.moduleName]
    let isTaken = name.lowercased() == platen.folder?.lastPathComponent.lowercased()
    return isTaken ? name + "_2" : name
  }

  private func adopt(
    _ app: AdoptedApp, _ graph: ModuleGraph, as name: String, in output: OutputFolder
  ) throws -> Report {
    let scratch = try ScratchFolder(at: scratch ?? output.scratch, for: output.url)
    let test = FirstTest(of: graph.modules[0], in: graph.targets)
    let writer = PackageWriter(
      name: name, language: app.language, graph: graph, platen: platen, test: test)
    let package = try output.write { try writer.write(to: $0, for: output.url) }
    let builder = Builder(
      package: package, scratch: scratch, interruption: interruption, progress: progress)
    let build = try builder.build()
    let effectless = EffectlessNames(in: platen.folder)
    var report = Findings(
      app: app, graph: graph, package: package, build: build, effectless: effectless
    ).report(scratch: scratch)
    if build.isComplete {
      let app = graph.modules[0]
      if app.isProgram { try open(graph.targets[app.name], in: scratch, &report) }
      report.package.test = try test.flatMap { try record($0, in: package, scratch) }
    }
    return report
  }

  /// Runs the program, and adds its first screen to the report.
  private func open(
    _ target: String, in scratch: ScratchFolder, _ report: inout Report
  ) throws {
    do {
      let program = scratch.products.appending(path: target)
      let screen = try FirstScreen(of: program, scratch: scratch, under: interruption)
      report.screen = Report.Screen(lines: screen.lines, names: screen.names)
    } catch let error as AdoptError {
      report.problems.append(error.description)
    }
  }

  /// Records the test, unless its source already contains the output of its commands. Returns `nil` if
  /// the user has removed it.
  private func record(
    _ test: FirstTest, in package: WrittenPackage, _ scratch: ScratchFolder
  ) throws -> Report.Test? {
    let run = TestRun(
      package: package.folder, scratch: scratch, interruption: interruption, progress: progress)
    let file = package.folder.appending(path: test.path)
    guard file.exists else { return nil }
    let text = try AdoptError.describe("read", file, "correct the file, or remove it") {
      try String(contentsOf: file, encoding: .utf8)
    }
    if text == test.text { try run.record() }
    return Report.Test(path: file.path, isSuccess: try run.succeeds())
  }
}
