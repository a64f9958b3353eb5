import Foundation
import PlatenAssets

/// Translated strings in the locale of the session.
///
/// The source file that the plugin UnchangedSources adds to a target calls these functions.
public enum SessionStrings {
  /// Returns the translation of a key, or a default value.
  public static func text(for key: String, in table: String?, default value: String?) -> String {
    Localization.text(for: key, in: table, default: value)
  }

  /// Returns a format with its arguments. A translated format of the app can depend on numbers.
  public static func text(format: String, _ arguments: [any CVarArg]) -> String {
    Localization.text(format: format, arguments)
  }
}
