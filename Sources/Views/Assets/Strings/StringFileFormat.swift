import Foundation

/// A format of files that contain translations.
enum StringFileFormat: String {
  case strings, stringsdict, xcstrings

  /// The translations of a file, by language and key, and the language of its keys.
  typealias Contents = (
    translations: [String: [String: LocalizedFormat]], source: String?
  )

  func contents(of file: URL) throws -> Contents {
    let data = try Data(contentsOf: file)
    switch self {
    case .xcstrings:
      let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
      return (catalog.translations, catalog.sourceLanguage)
    case .strings:
      guard let texts = try Self.propertyList(data) as? [String: Any] else {
        throw NotADictionary()
      }
      let formats = texts.compactMapValues { ($0 as? String).map { LocalizedFormat(text: $0) } }
      return ([Self.language(of: file): formats], nil)
    case .stringsdict:
      guard let entries = try Self.propertyList(data) as? [String: Any] else {
        throw NotADictionary()
      }
      let formats = entries.compactMapValues { LocalizedFormat(entry: $0) }
      return ([Self.language(of: file): formats], nil)
    }
  }

  private static func propertyList(_ data: Data) throws -> Any {
    try PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// Returns the language of a file, by the name of its folder, such as `de.lproj`.
  private static func language(of file: URL) -> String {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj"
      ? folder.deletingPathExtension().lastPathComponent : "Base"
  }
}

/// The error for a table that is not a dictionary.
private struct NotADictionary: Error, CustomStringConvertible {
  let description = "the file does not contain a dictionary"
}

extension LocalizedFormat {
  /// Creates a format from an entry of a `stringsdict` file.
  fileprivate init?(entry: Any) {
    guard let entry = entry as? [String: Any],
      let text = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    self.init(text: text)
    for (name, value) in entry {
      guard let forms = value as? [String: String] else { continue }
      variables[name] = Variable(forms: [PluralCategory: String](forms: forms))
    }
  }
}

extension [PluralCategory: String] {
  /// Creates forms from a dictionary that contains other entries as well.
  init(forms: [String: String]) {
    self.init(
      uniqueKeysWithValues: forms.compactMap { key, form in
        PluralCategory(rawValue: key).map { ($0, form) }
      })
  }
}

/// The contents of an `xcstrings` file.
private struct StringCatalog: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  fileprivate struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  fileprivate struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  fileprivate struct Unit: Decodable {
    let value: String
  }

  fileprivate struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }

  fileprivate struct Substitution: Decodable {
    let argNum: Int?
    let variations: Variations?
  }

  /// The translations, by language and key.
  var translations: [String: [String: LocalizedFormat]] {
    var translations: [String: [String: LocalizedFormat]] = [:]
    for (key, entry) in strings {
      for (language, localization) in entry.localizations ?? [:] {
        translations[language, default: [:]][key] = localization.format
      }
    }
    return translations
  }
}

extension StringCatalog.Localization {
  /// The name of the variable for a text that depends as a whole on its number.
  private static let whole = "whole"

  var format: LocalizedFormat? {
    if let device = variations?.device {
      return (device["other"] ?? device["iphone"] ?? device.min { $0.key < $1.key }?.value)?.format
    }
    if let plural = variations?.plural {
      return LocalizedFormat(
        text: "%#@\(Self.whole)@", variables: [Self.whole: .init(forms: plural.forms)])
    }
    guard let text = stringUnit?.value else { return nil }
    let variables = (substitutions ?? [:]).mapValues { substitution in
      LocalizedFormat.Variable(
        argument: substitution.argNum.map { $0 - 1 },
        forms: substitution.variations?.plural?.forms ?? [:])
    }
    return LocalizedFormat(text: text, variables: variables)
  }
}

extension [String: StringCatalog.Localization] {
  /// The texts of plural forms.
  fileprivate var forms: [PluralCategory: String] {
    [PluralCategory: String](forms: compactMapValues { $0.stringUnit?.value })
  }
}
