/// The modules of an app, with the modules that they import.
struct ModuleGraph {
  /// The modules of the app and its libraries, beginning with those of the app.
  let modules: [AnalyzedModule]
  /// The imported modules that are missing, in alphabetical order.
  let missing: [String]
  /// The stubs that the modules import, directly or indirectly, in alphabetical order.
  let stubs: [Stub]
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
    stubs = Self.stubs(for: modules, known: known)
    let all = modules.map(\.name) + self.missing
    targets = TargetNames(of: all, known: known)
    importable = all.filter { !known.isFramework($0) }
  }

  /// Collects the stubs that modules import, and those that the stubs import.
  private static func stubs(for modules: [AnalyzedModule], known: KnownModules) -> [Stub] {
    var stubs: [String: Stub] = [:]
    var imports = modules.reduce(into: Set()) { $0.formUnion($1.imports) }
    while let module = imports.popFirst() {
      guard stubs[module] == nil, let stub = known.stub(for: module) else { continue }
      stubs[module] = stub
      imports.formUnion(stub.imports)
    }
    return stubs.values.sorted { $0.name < $1.name }
  }

  /// The targets that replace modules in the sources, by the names of the modules.
  var aliases: [String: String] {
    targets.aliases.merging(stubs.map { ($0.name, targets.stub(of: $0.name)) }) { $1 }
  }

  /// The names of the targets on which a module depends.
  func targets(importedBy module: AnalyzedModule) -> [String] {
    dependencies(of: module).map { targets[$0] } + stubTargets(in: module.imports)
  }

  /// The names of the targets of stubs on which a stub depends.
  func targets(importedBy stub: Stub) -> [String] {
    stubTargets(in: stub.imports.subtracting([stub.name]))
  }

  private func stubTargets(in imports: Set<String>) -> [String] {
    stubs.map(\.name).filter(imports.contains).map(targets.stub)
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
