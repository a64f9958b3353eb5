/// The modules of an app, with the modules that they import.
struct ModuleGraph {
  /// The modules of the app and its libraries, beginning with those of the app.
  let modules: [AnalyzedModule]
  /// The imported modules that are missing, in alphabetical order.
  let missing: [String]
  /// The names of the modules in the written package.
  let targets: TargetNames
  /// The names of modules and missing modules that sources can import. A module with the name of a
  /// framework is not imported by that name.
  private let importable: [String]

  /// Collects the modules that an app imports, directly or indirectly.
  init(of app: AdoptedApp, known: KnownModules) {
    var modules = app.modules.map(AnalyzedModule.init)
    var names = Set(modules.map(\.name)).filter { !known.isFramework($0) }
    var libraries: [SourceModule]?
    var next = 0
    var missing: Set<String> = []
    while next < modules.count {
      let imports = modules[next].sources.flatMap(\.imports)
      next += 1
      for imported in imports where !names.contains(imported.module) {
        if known.contains(imported.module) || missing.contains(imported.module) { continue }
        let available = libraries ?? app.libraries()
        libraries = available
        if let library = available.first(where: { $0.name == imported.module }) {
          names.insert(library.name)
          modules.append(AnalyzedModule(library))
        } else if !imported.isConditional && imported.module.count <= String.maxModuleName {
          missing.insert(imported.module)
        }
      }
    }
    self.modules = modules
    self.missing = missing.sorted()
    let all = modules.map(\.name) + self.missing
    targets = TargetNames(of: all, known: known)
    importable = all.filter { !known.isFramework($0) }
  }

  /// The modules that import one of some modules, directly or indirectly.
  func modules(thatImport imported: Set<String>) -> [AnalyzedModule] {
    var found: Set<String> = []
    var isComplete = false
    while !isComplete {
      let all = imported.union(found)
      let importing = modules.filter { !all.isDisjoint(with: dependencies(of: $0)) }.map(\.name)
      isComplete = found == Set(importing)
      found = Set(importing)
    }
    return modules.filter { found.contains($0.name) }
  }

  /// The modules of the app and the missing modules that a module imports.
  func dependencies(of module: AnalyzedModule) -> [String] {
    let imports = module.imports
    return importable.filter { $0 != module.name && imports.contains($0) }
  }
}
