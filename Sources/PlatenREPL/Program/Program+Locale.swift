import Foundation
import Platen

extension [String: String] {
  /// Whether the locale that an environment names has UTF-8: the first that is set of `LC_ALL`,
  /// `LC_CTYPE` and `LANG`. One that names none says nothing against it.
  var namesUTF8: Bool {
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { self[$0] }
    guard let locale = locales.first(where: { !$0.isEmpty }) else { return true }
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }
}

extension Program {
  /// Whether whoever reads what the program writes takes it for UTF-8; else it is ASCII, with
  /// escapes, and the same escapes are understood.
  nonisolated static let writesUTF8 = ProcessInfo.processInfo.environment.namesUTF8

  /// A text as it is written.
  nonisolated static func written(_ text: String) -> String {
    writesUTF8 ? text : text.escapedToASCII
  }

  /// The text that was typed.
  nonisolated static func typed(_ text: String) -> String { writesUTF8 ? text : text.unescaped }
}
