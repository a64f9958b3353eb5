import Foundation

/// The stubs that an adopted app can import, in place of modules that neither Platen nor the project
/// provides.
///
/// A stub is a folder of Swift files with the name of its module. The stubs of a written package belong
/// to its owner, and hide the templates of the same names.
struct StubSources {
  /// The folder of the stubs in a written package.
  static let folder = "Stubs"

  /// The folders of stubs by the names of their modules.
  private let folders: [String: Folder]

  private struct Folder {
    let url: URL
    let isTemplate: Bool

    var sources: [URL] {
      SourceTree(at: url, in: ProjectFiles(in: url)).files.filter(\.isSwift).map(\.url)
    }

    /// Whether the folder has the name of a module, and contains sources.
    var isModule: Bool {
      let name = url.lastPathComponent
      return name.isIdentifier && name.count <= String.maxModuleName && !sources.isEmpty
    }
  }

  /// Finds stubs.
  ///
  /// - Parameters:
  ///   - package: The folder of a written package, which may not exist yet.
  ///   - templates: The folder of the templates.
  init(in package: URL? = nil, templates: URL? = nil) {
    let owned = Self.folders(in: package?.appending(path: Self.folder), isTemplate: false)
    let all = owned.merging(Self.folders(in: templates, isTemplate: true)) { owned, _ in owned }
    folders = all.filter(\.value.isModule)
  }

  private static func folders(in parent: URL?, isTemplate: Bool) -> [String: Folder] {
    let folders = (parent?.contents ?? []).filter(\.isFolder)
    return Dictionary(
      uniqueKeysWithValues: folders.map {
        ($0.lastPathComponent, Folder(url: $0, isTemplate: isTemplate))
      })
  }

  func contains(_ module: String) -> Bool { folders[module] != nil }

  /// Reads the stub of a module; `nil` if there is none.
  subscript(module: String) -> Stub? {
    folders[module].map {
      Stub(folder: $0.url, isTemplate: $0.isTemplate, imports: Self.imports(in: $0.sources))
    }
  }

  private static func imports(in sources: [URL]) -> Set<String> {
    let texts = sources.compactMap { try? $0.data(maxBytes: AnalyzedSource.maxBytes) }
    let imports = texts.flatMap { SourceCode(String(decoding: $0, as: UTF8.self)).imports }
    return Set(imports.map(\.module))
  }
}

/// A module of which only the declarations work: a framework that cannot do anything at a terminal.
struct Stub {
  let folder: URL
  /// Whether the folder is a template, which is copied to a written package.
  let isTemplate: Bool
  /// The modules that the declarations need.
  let imports: Set<String>

  var name: String { folder.lastPathComponent }

  /// The location in a written package.
  var path: String { "\(StubSources.folder)/\(name)" }
}
