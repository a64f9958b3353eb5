import Foundation

/// A module whose sources have been read.
struct AnalyzedModule {
  let module: SourceModule
  let sources: [AnalyzedSource]

  init(_ module: SourceModule) {
    self.module = module
    sources = module.sources.map(AnalyzedSource.init)
  }

  var name: String { module.name }

  var mainType: SourceCode.MainType? { sources.lazy.compactMap(\.mainType).first }

  /// Whether the module is a program: it has an entry point.
  var isProgram: Bool {
    module.isApp
      && (mainType != nil || sources.contains { $0.url.lastPathComponent == "main.swift" })
  }

  /// The modules that the sources import.
  var imports: Set<String> { Set(sources.flatMap(\.imports).map(\.module)) }
}

/// A source file that has been read.
struct AnalyzedSource {
  static let maxBytes = 8 << 20

  let url: URL
  private(set) var imports: [SourceCode.Import] = []
  private(set) var mainType: SourceCode.MainType?
  /// The file with the changes that the compiler requires, or `nil` if it requires none.
  private(set) var adapted: AdaptedSource?
  /// The words that may be names of SwiftUI or UIKit: see `SourceCode.names`.
  private(set) var names: Set<SourceCode.Name> = []
  /// The numbers of the lines in which declarations begin.
  private var declarations: [Int] = []
  /// The reason why the file cannot be read.
  private(set) var problem: String?

  init(_ file: SourceFile) {
    url = file.url
    do {
      let text = String(decoding: try url.data(maxBytes: Self.maxBytes), as: UTF8.self)
      let code = SourceCode(text)
      imports = code.imports
      mainType = code.mainType
      names = code.names
      declarations = code.declarations
      adapted = AdaptedSource(code)
    } catch {
      problem = error.reason
    }
  }

  /// Returns the number of the line in which the declaration of a line begins; 0 before the first
  /// declaration.
  func declaration(ofLine line: Int) -> Int { declarations.last { $0 <= line } ?? 0 }
}
