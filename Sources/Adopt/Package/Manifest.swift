/// The manifest of a written package.
struct Manifest {
  let name: String
  /// The language of the texts in the sources, which SwiftPM requires if there are translations.
  let language: String
  let platen: PlatenSource
  let targets: [Target]
  /// The targets of the package that replace modules, by the names of the modules.
  var aliases: [String: String] = [:]

  /// A target of the package.
  struct Target: Equatable {
    /// The kind of the target, as the manifest writes it.
    enum Kind: String {
      case program = "executableTarget"
      case library = "target"
      case test = "testTarget"
    }

    let kind: Kind
    let name: String
    var dependencies: [String] = []
    /// The folder of the target, or `nil` if it is the default folder.
    var path: String?
    var hasResources = false
    /// Whether the target contains an `Info.plist`, which SwiftPM does not build.
    var hasProperties = false
    var settings = LanguageSettings()
  }

  var text: String {
    """
    // swift-tools-version: 6.1
    // Written by `platen adopt`, which replaces this file when it runs again.
    import PackageDescription

    let package = Package(
      name: \(name.literal),
      defaultLocalization: \(language.literal),
      dependencies: [\(dependency)],
      targets: [
    \(targets.map { "    \(code(of: $0))," }.joined(separator: "\n"))
      ]
    )

    // Platen's modules in place of Apple's frameworks, and targets whose names differ from the modules.
    let names = [
    \(names.map { "  \($0.literal)," }.joined(separator: "\n"))
    ]
    let flags =
      names.flatMap { ["-module-alias", $0] }
      + ["PlatenCombineNetworking", "Observation"].flatMap {
        ["-Xfrontend", "-import-module", "-Xfrontend", $0]
      }
      + ["-diagnostic-style", "llvm", "-continue-building-after-errors"]
    for target in package.targets {
      let products = ["PlatenCombine", "PlatenSwiftUI"] + (target.isTest ? ["PlatenREPL", "PlatenTesting"] : [])
      target.dependencies += products.map { .product(name: $0, package: "Platen") }
      target.plugins = [.plugin(name: "UnchangedSources", package: "Platen")]
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
    }

    """
  }

  private var names: [String] {
    KnownModules.aliases.merging(aliases) { $1 }.map { "\($0.key)=\($0.value)" }.sorted()
  }

  private var dependency: String {
    switch platen {
    case .checkout(let folder): ".package(name: \"Platen\", path: \(folder.path.literal))"
    case .repository(let url): ".package(url: \(url.literal), branch: \"main\")"
    }
  }

  private func code(of target: Target) -> String {
    var arguments = ["name: \(target.name.literal)"]
    if !target.dependencies.isEmpty {
      arguments.append("dependencies: [\(target.dependencies.literals)]")
    }
    if let path = target.path { arguments.append("path: \(path.literal)") }
    if target.hasProperties { arguments.append("exclude: [\"Info.plist\"]") }
    if target.hasResources { arguments.append("resources: [.process(\"Resources\")]") }
    arguments.append("swiftSettings: [\(settings(of: target))]")
    return ".\(target.kind.rawValue)(\(arguments.joined(separator: ", ")))"
  }

  private func settings(of target: Target) -> String {
    let flags = target.settings.flags
    return ".swiftLanguageMode(.v\(target.settings.mode))"
      + (flags.isEmpty ? "" : ", .unsafeFlags([\(flags.literals)])")
  }
}

extension String {
  /// The text as a literal of Swift, with escape sequences for special characters.
  var literal: String { debugDescription }
}

extension [String] {
  /// The texts as the elements of an array literal.
  fileprivate var literals: String { map(\.literal).joined(separator: ", ") }
}
