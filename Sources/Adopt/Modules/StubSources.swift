import Foundation

/// The stubs that an adopted app can import, in place of modules that neither Platen nor the project
/// provides.
///
/// A stub is a folder of Swift files with the name of its module. The stubs of a written package belong
/// to its owner, and hide the templates of the same names.
struct StubSources {
  /// The folder of the stubs in a written package.
  static let folder = "Stubs"

  private let stubs: [String: Stub]

  /// Finds stubs.
  ///
  /// - Parameters:
  ///   - package: The folder of a written package, which may not exist yet.
  ///   - templates: The folder of the templates.
  init(in package: URL? = nil, templates: URL? = nil) {
    let owned = Self.stubs(in: package?.appending(path: Self.folder), isTemplate: false)
    let all = owned.merging(Self.stubs(in: templates, isTemplate: true)) { owned, _ in owned }
    stubs = all.filter(\.value.isModule)
  }

  subscript(module: String) -> Stub? { stubs[module] }

  private static func stubs(in folder: URL?, isTemplate: Bool) -> [String: Stub] {
    let folders = (folder?.contents ?? []).filter(\.isFolder)
    return Dictionary(
      uniqueKeysWithValues: folders.map {
        ($0.lastPathComponent, Stub(folder: $0, isTemplate: isTemplate))
      })
  }
}

/// A module of which only the declarations work: a framework that cannot do anything at a terminal.
struct Stub {
  let folder: URL
  /// Whether the folder is a template, which is copied to a written package.
  let isTemplate: Bool

  var name: String { folder.lastPathComponent }

  /// The location in a written package.
  var path: String { "\(StubSources.folder)/\(name)" }

  /// The modules that the declarations need.
  var imports: Set<String> {
    let texts = sources.compactMap { try? $0.data(maxBytes: AnalyzedSource.maxBytes) }
    let imports = texts.flatMap { SourceCode(String(decoding: $0, as: UTF8.self)).imports }
    return Set(imports.map(\.module))
  }

  /// Whether the folder has the name of a module, and contains sources.
  fileprivate var isModule: Bool {
    name.isIdentifier && name.count <= String.maxModuleName && !sources.isEmpty
  }

  private var sources: [URL] {
    SourceTree(at: folder, in: ProjectFiles(in: folder)).files.filter(\.isSwift).map(\.url)
  }
}
