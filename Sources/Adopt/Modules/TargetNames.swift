/// The names of the targets in a written package.
///
/// A target has the name of its module, unless the name belongs to a framework, or to a target or a
/// product of Platen or of a package on which Platen depends. Then a number follows it, and the
/// sources keep the name of the module: the compiler replaces it.
struct TargetNames {
  private let modules: Set<String>
  private let known: KnownModules

  /// - Parameter modules: The names of all modules in the package.
  init(of modules: some Sequence<String>, known: KnownModules) {
    self.modules = Set(modules)
    self.known = known
  }

  /// The name of the target for a module or for the tests of a module.
  subscript(name: String) -> String { isTaken(name) ? numbered(name) : name }

  /// The name of the target of a stub.
  ///
  /// The target does not have the name of its module: the compiler would find the module in other
  /// packages as well, where it makes `canImport` true.
  func stub(of module: String) -> String {
    let name = "\(module)Stub"
    return modules.contains(name) ? numbered(name) : self[name]
  }

  private func numbered(_ name: String) -> String {
    let names = (2...).lazy.map { "\(name)_\($0)" }
    return names.first { !isTaken($0) && !modules.contains($0) } ?? name
  }

  /// The targets that replace modules in the sources, by the names of the modules. The name of a
  /// framework remains that of the framework.
  var aliases: [String: String] {
    let renamed = modules.filter { self[$0] != $0 && !known.isFramework($0) }
    return Dictionary(uniqueKeysWithValues: renamed.map { ($0, self[$0]) })
  }

  /// Returns the name by which sources import a module. The compiler rejects the name of a target
  /// that replaces a module.
  func importName(of module: String) -> String {
    known.isFramework(module) ? self[module] : module
  }

  private func isTaken(_ name: String) -> Bool {
    known.isFramework(name) || ReservedNames.contains(name)
  }
}
