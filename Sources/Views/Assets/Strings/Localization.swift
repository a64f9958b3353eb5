import Foundation
import PlatenContext

/// The lookup of localized keys outside views.
package enum Localization {
  /// Returns the text of a value in a locale.
  ///
  /// - Parameter name: The key, if it differs from that of the value.
  static func text(
    of value: String.LocalizationValue, named name: String? = nil, in table: String?,
    locale: Locale
  ) -> String {
    let found = StringTables.shared.format(for: name ?? value.key, in: table, locale: locale)
    let (format, language) = found ?? (LocalizedFormat(text: value.key), "en")
    return format.segments(for: value.arguments.map(\.number), in: language)
      .map { segment in
        switch segment {
        case .text(let text): text
        case .argument(let index, _):
          value.arguments.indices.contains(index) ? value.arguments[index].text : ""
        }
      }.joined()
  }

  /// Returns the translation of a key without values, or a default value.
  package static func text(for key: String, in table: String?, default value: String?) -> String {
    let found = StringTables.shared.format(for: key, in: table, locale: SessionLocale.current)
    if let found { return found.format.text }
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }

  /// Returns a format with its arguments. A translated format can depend on numbers.
  package static func text(format: String, _ arguments: [any CVarArg]) -> String {
    let locale = SessionLocale.current
    guard let found = StringTables.shared.format(withText: format, locale: locale) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let numbers = arguments.map { LocalizedArgument($0).number }
    return found.format.segments(for: numbers, in: found.language)
      .map { segment in
        switch segment {
        case .text(let text): text
        case .argument(let index, let specifier):
          arguments.indices.contains(index)
            ? String(format: specifier, locale: locale, arguments[index]) : ""
        }
      }.joined()
  }
}

/// The locale of the active session, for code outside views.
package struct SessionLocale: Sendable {
  private let locale = Locked<Locale?>(nil)

  private static var ofSession: SessionLocale {
    SessionContext.current.storage.value(SessionLocale())
  }

  /// The locale of the active session, or that of the system outside sessions.
  package static var current: Locale {
    get { ofSession.locale.value ?? .current }
    set { ofSession.locale.value = newValue }
  }
}
