import Foundation
import PlatenContext

/// The translations of an app, by table, language and key.
package struct StringTables: Sendable {
  /// The translations of a table, by language and key.
  typealias Table = [String: [String: LocalizedFormat]]

  /// The table that is used without a name.
  package static let defaultTable = "Localizable"

  /// The languages of a development region: the key is the text.
  private static let base = "Base"

  /// The tables of the program. An error in a table is logged.
  package static let shared = StringTables(
    paths: AssetPaths.all, onError: { Log.event("warning: \($0)") })

  private var tables: [String: Table] = [:]
  /// The language of the keys, by table. A key is its own translation to this language.
  private var sources: [String: String] = [:]

  /// Whether there are no translations.
  package var isEmpty: Bool { tables.isEmpty }

  /// Creates tables from files with the extensions `strings`, `stringsdict` and `xcstrings`.
  package init(paths: [String], onError: (String) -> Void = { _ in }) {
    for path in paths {
      let file = URL(filePath: path)
      guard let format = StringFileFormat(rawValue: file.pathExtension) else { continue }
      do {
        let contents = try format.contents(of: file)
        let name = file.deletingPathExtension().lastPathComponent
        sources[name] = sources[name] ?? contents.source
        tables[name, default: [:]].merge(contents.translations) { old, new in
          old.merging(new) { $0.variables.isEmpty ? $1 : $0 }
        }
      } catch {
        onError("cannot read the strings in \(path): \(error); correct the file")
      }
    }
  }

  /// Returns the translation of a key and its language, or `nil` if no table contains the key.
  package func format(
    for key: String, in table: String?, locale: Locale
  ) -> (format: LocalizedFormat, language: String)? {
    let name = table ?? Self.defaultTable
    guard let translations = tables[name] else { return nil }
    let source = sources[name] ?? "en"
    let isOwnTranslation = sources[name] != nil
    let languages = locale.languages(in: translations.keys) + [source, Self.base]
    for language in languages {
      if let format = translations[language]?[key] {
        return (format, language == Self.base ? source : language)
      }
      if language == source, isOwnTranslation { return nil }
    }
    return nil
  }

  /// Returns the format with a text that depends on numbers, and its language; `nil` if there is none.
  func format(withText text: String, locale: Locale) -> (format: LocalizedFormat, language: String)?
  {
    guard text.contains("%#@") else { return nil }
    for (_, table) in tables.sorted(by: { $0.key < $1.key }) {
      for language in locale.languages(in: table.keys) + table.keys.sorted() {
        let formats = table[language]?.filter { $0.value.text == text }
        if let first = formats?.min(by: { $0.key < $1.key }) { return (first.value, language) }
      }
    }
    return nil
  }

  /// Returns whether any translation of a table contains a key.
  package func contains(_ key: String, in table: String?) -> Bool {
    tables[table ?? Self.defaultTable]?.values.contains { $0[key] != nil } ?? false
  }
}

extension Locale {
  /// Returns the languages that suit the locale best, the best first.
  fileprivate func languages(in available: some Collection<String>) -> [String] {
    let parts = identifier.split { "_-@".contains($0) }.map(String.init)
    guard let language = parts.first else { return [] }
    let region = parts.dropFirst().last { $0.count == 2 || $0.count == 3 && Int($0) != nil }
    let script = parts.dropFirst().first { $0.count == 4 } ?? Self.script(language, region)
    let wanted = [
      [language, script, region], [language, region], [language, script], [language],
    ].map { $0.compactMap { $0 }.joined(separator: "-") }
    let exact = wanted.filter(available.contains)
    let related = available.filter { $0.hasPrefix(language + "-") }.sorted()
    return exact.isEmpty ? Array(related.prefix(1)) : exact
  }

  /// The script of Chinese in a region.
  private static func script(_ language: String, _ region: String?) -> String? {
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }
}
