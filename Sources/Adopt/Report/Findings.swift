import Foundation

/// What is known of an app after its build.
struct Findings {
  let app: AdoptedApp
  let graph: ModuleGraph
  let package: WrittenPackage
  let build: Builder.Result
  let effectless: EffectlessNames

  /// The report, without the screen and the result of the test.
  func report(scratch: ScratchFolder) -> Report {
    let files = files
    return Report(
      origin: app.origin.path, target: app.name, otherTargets: app.otherTargets, files: files,
      cleanFiles: files.count { $0.isCompiled && $0.errors.isEmpty },
      names: Report.Name.ranked(files.map { Set($0.errors.map(\.name)) }),
      missingModules: graph.missing.map { Report.MissingModule($0, in: graph, of: app) },
      withoutEffect: effectless.used(in: graph),
      leftOut: foreignFiles + missingResources + app.omissions.all,
      problems: build.problems + ownErrors,
      isBuilt: build.isComplete,
      package: Report.Package(
        path: package.folder.path, scratchPath: scratch.url.path,
        stubs: graph.stubs.map { package.folder.appending(path: $0.path).path }),
      seconds: 0)
  }

  private var files: [Report.File] {
    let errors = Dictionary(grouping: build.diagnostics) { package.originals[$0.path]?.path }
    let compiled = compiled
    return graph.modules.flatMap { module in
      module.sources.map { source in
        Report.File(
          source, of: module.name, isCompiled: compiled.contains(source.url.path),
          errors[source.url.path] ?? [])
      }
    }
  }

  private var foreignFiles: [Omissions.Omission] {
    graph.modules.flatMap(\.module.files).filter(\.isForeignCode)
      .map { Omissions.Omission(name: $0.url.path, reason: "it is not Swift") }
  }

  private var missingResources: [Omissions.Omission] {
    graph.modules.flatMap(\.module.files).filter { $0.isResource && !$0.url.exists }
      .map { Omissions.Omission(name: $0.url.path, reason: "it does not exist") }
  }

  /// The errors in sources of the package that are not links, such as its tests.
  private var ownErrors: [String] {
    build.diagnostics.filter { package.originals[$0.path] == nil }
      .sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
      .map { "\($0.path):\($0.line):\($0.column): \($0.message)" }
  }

  /// The paths of the files that the compiler has read in this build or, since their last change, in
  /// an earlier one.
  private var compiled: Set<String> {
    if build.isComplete { return Set(package.originals.values.map(\.path)) }
    let erroneous = Set(build.diagnostics.compactMap { package.originals[$0.path]?.path })
    let failed = graph.modules.filter { $0.sources.contains { erroneous.contains($0.url.path) } }
    let waiting = graph.modules(thatImport: Set(failed.map(\.name)))
    let unread = waiting.flatMap(\.sources).map(\.url.path)
    return Set(build.compiled.compactMap { package.originals[$0]?.path }).subtracting(unread)
  }
}

extension Report.Name {
  /// Returns the names in a list of files, beginning with those in most files.
  static func ranked(_ files: [Set<String>]) -> [Report.Name] {
    let counts = files.joined().reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.map { Report.Name(name: $0.key, files: $0.value) }
      .sorted { ($1.files, $0.name) < ($0.files, $1.name) }
  }
}

extension Report.File {
  fileprivate init(
    _ source: AnalyzedSource, of module: String, isCompiled: Bool, _ errors: [Diagnostic]
  ) {
    let unreadable = source.problem.map {
      Report.Issue(line: 1, column: 1, name: "unreadable file", message: "cannot read it: \($0)")
    }
    let causes = errors.filter { !$0.isConsequence }
    let explained = Set(causes.map { source.declaration(ofLine: $0.line) })
    let issues =
      errors
      .filter { !$0.isConsequence || !explained.contains(source.declaration(ofLine: $0.line)) }
      .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .map { Report.Issue(line: $0.line, column: $0.column, name: $0.name, message: $0.message) }
    self.init(
      path: source.url.path, module: module, isCompiled: isCompiled,
      errors: (unreadable.map { [$0] } ?? []) + issues,
      changes: source.adapted?.changes ?? [])
  }
}

extension Report.MissingModule {
  fileprivate init(_ name: String, in graph: ModuleGraph, of app: AdoptedApp) {
    let sources = graph.modules.flatMap(\.sources)
    let package =
      app.packages.first { $0.products.contains(name) }
      ?? app.packages.first { $0.name.lowercased() == name.lowercased() }
    self.init(
      name: name, files: sources.count { $0.imports.contains { $0.module == name } },
      package: package?.address)
  }
}

extension PackageReference {
  /// The name of the repository.
  fileprivate var name: String {
    let last = address.split(separator: "/").last.map(String.init) ?? ""
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
