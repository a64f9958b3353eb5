/// The modules of an app, with the modules that they import.
struct ModuleGraph {
  /// The modules of the app and its libraries, beginning with those of the app.
  let modules: [AnalyzedModule]
  /// The imported modules that are missing, in alphabetical order.
  let missing: [String]

  /// Collects the modules that an app imports, directly or indirectly.
  init(of app: AdoptedApp, known: KnownModules) {
    var modules = app.modules.map(AnalyzedModule.init)
    var names = Set(modules.map(\.name))
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
        } else if !imported.isConditional {
          missing.insert(imported.module)
        }
      }
    }
    self.modules = modules
    self.missing = missing.sorted()
  }

  /// The modules of the app and the missing modules that a module imports.
  func dependencies(of module: AnalyzedModule) -> [String] {
    let imports = module.imports
    return (modules.map(\.name) + missing).filter { $0 != module.name && imports.contains($0) }
  }
}
