import Foundation
import PlatenTestProcesses

@testable import PlatenAdopt

/// A folder with an app of which one file has errors, one is clean, and one is missing.
struct StoppedApp {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("import Kingfisher", as: "app/A.swift")
    try folder.add("import Kingfisher\n@UIApplicationMain class B {}", as: "app/B.swift")
  }

  var report: Report {
    get throws { try report(isCompiled: true) }
  }

  /// The report of a build that compiled the files or ended before.
  func report(isCompiled: Bool) throws -> Report {
    let scratch = folder.url.appending(path: "build")
    let files = ["A.swift", "B.swift", "C.m", "None.swift", "None.json"].map {
      SourceFile(url: folder.url.appending(path: "app/\($0)"))
    }
    let app = AdoptedApp(
      name: "Lamp", origin: folder.url.appending(path: "app/Lamp.xcodeproj"),
      modules: [SourceModule(name: "Lamp", isApp: true, files: files)],
      packages: [PackageReference(address: "https://example.com/kingfisher.git", products: [])],
      otherTargets: ["Watch"])
    app.omissions.add("/etc/a\nb\u{1B}", because: "it is outside the project")
    let link = "/p/Sources/Lamp/A.swift"
    let clean = "/p/Sources/Lamp/B.swift"
    var build = Builder.Result(diagnostics: [
      Diagnostic(path: link, line: 9, column: 1, message: "cannot find 'KFImage' in scope"),
      Diagnostic(path: link, line: 9, column: 9, message: "'nil' requires a contextual type"),
      Diagnostic(path: link, line: 2, column: 3, message: "no \u{1B}[2J"),
    ])
    if isCompiled { build.compiled = [link, clean] }
    return Findings(
      app: app, graph: ModuleGraph(of: app, known: KnownModules(in: [])),
      package: WrittenPackage(
        folder: URL(filePath: "/p"), originals: [link: files[0].url, clean: files[1].url],
        targets: ["Lamp"]),
      build: build, effectless: EffectlessNames(in: nil)
    ).report(scratch: try ScratchFolder(at: scratch, for: scratch))
  }
}
