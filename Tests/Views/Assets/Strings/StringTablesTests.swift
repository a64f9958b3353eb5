import Foundation
import Testing

@testable import PlatenAssets

@Suite struct StringTablesTests {
  private static func strings(_ text: String) -> String { #""hello" = "\#(text)";"# }

  private func text(_ key: String, _ locale: String, in tables: StringTables) -> String? {
    tables.format(for: key, in: nil, locale: Locale(identifier: locale))?.format.text
  }

  @Test func theBestLanguageForALocaleIsUsed() throws {
    let languages = ["en", "de", "de-CH", "pt-BR", "zh-Hans", "zh-Hant", "sr-Latn"]
    let folder = try TemporaryFolder(
      Dictionary(
        uniqueKeysWithValues: languages.map {
          ("\($0).lproj/Localizable.strings", Self.strings($0))
        }))
    let tables = StringTables(
      paths: languages.map { folder.path("\($0).lproj/Localizable.strings") })
    let expected = [
      "en_US": "en", "de_AT": "de", "de_CH": "de-CH", "de-CH": "de-CH", "pt_PT": "pt-BR",
      "zh_CN": "zh-Hans", "zh_TW": "zh-Hant", "zh_Hant_CN": "zh-Hant", "sr_RS": "sr-Latn",
      "fr_FR": "en",
    ]
    for (locale, language) in expected { #expect(text("hello", locale, in: tables) == language) }
    #expect(text("goodbye", "de", in: tables) == nil)
  }

  @Test func aKeyWithoutTranslationUsesTheSourceLanguage() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": #""a" = "A"; "b" = "B";"#,
      "de.lproj/Localizable.strings": #"/* nothing else */ "a" = "Ä";"#,
    ])
    let tables = StringTables(
      paths: ["en", "de"].map { folder.path("\($0).lproj/Localizable.strings") })
    #expect(text("a", "de", in: tables) == "Ä")
    #expect(text("b", "de", in: tables) == "B")
  }

  @Test func theStringsOfTheDevelopmentRegionAreUsedLast() throws {
    let folder = try TemporaryFolder([
      "Base.lproj/Localizable.strings": Self.strings("base"),
      "de.lproj/Localizable.strings": #""other" = "anderes";"#,
    ])
    let tables = StringTables(
      paths: ["Base", "de"].map { folder.path("\($0).lproj/Localizable.strings") })
    #expect(text("hello", "en_US", in: tables) == "base")
  }

  @Test func stringCatalogsContainPluralFormsAndSubstitutions() throws {
    let folder = try TemporaryFolder([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {},
        "%lld notes": { "localizations": { "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld notatka" } },
          "few": { "stringUnit": { "value": "%lld notatki" } },
          "many": { "stringUnit": { "value": "%lld notatek" } } } } } } },
        "tap": { "localizations": { "en": { "variations": { "device": {
          "mac": { "stringUnit": { "value": "Click" } },
          "other": { "stringUnit": { "value": "Tap" } } } } } } },
        "%@ of %lld": { "localizations": { "de": {
          "stringUnit": { "value": "%#@pages@ von %1$@" },
          "substitutions": { "pages": { "argNum": 2, "formatSpecifier": "lld", "variations": {
            "plural": { "one": { "stringUnit": { "value": "%arg Seite" } },
              "other": { "stringUnit": { "value": "%arg Seiten" } } } } } } } } }
      } }
      """
    ])
    let tables = StringTables(paths: [folder.path("Localizable.xcstrings")])
    func shown(_ key: String, _ locale: String, _ numbers: [Double?]) throws -> String {
      let found = try #require(tables.format(for: key, in: nil, locale: Locale(identifier: locale)))
      return found.format.segments(for: numbers, in: found.language).map { segment in
        switch segment {
        case .text(let text): text
        case .argument(let index, _): numbers[index].map { "\(Int($0))" } ?? "it"
        }
      }.joined()
    }
    #expect(try shown("%lld notes", "pl", [1]) == "1 notatka")
    #expect(try shown("%lld notes", "pl", [3]) == "3 notatki")
    #expect(try shown("%lld notes", "pl", [12]) == "12 notatek")
    #expect(try shown("tap", "en_US", []) == "Tap")
    #expect(try shown("%@ of %lld", "de", [nil, 1]) == "1 Seite von it")
    #expect(try shown("%@ of %lld", "de", [nil, 2]) == "2 Seiten von it")
    #expect(text("plain", "de", in: tables) == nil)
    #expect(tables.contains("tap", in: "Localizable") && !tables.contains("tap", in: "Other"))
  }

  @Test func anInvalidTableIsReported() throws {
    let folder = try TemporaryFolder([
      "de.lproj/Localizable.strings": #""a" = "#, "Other.xcstrings": "{}",
    ])
    var errors: [String] = []
    let tables = StringTables(
      paths: [folder.path("de.lproj/Localizable.strings"), folder.path("Other.xcstrings")]
    ) { errors.append($0) }
    #expect(tables.isEmpty)
    #expect(errors.count == 2)
    #expect(errors.allSatisfy { $0.hasPrefix("cannot read the strings in ") })
  }
}
