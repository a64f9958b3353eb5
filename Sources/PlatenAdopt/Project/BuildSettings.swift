/// The build settings of an Xcode target, in which values can refer to other settings.
struct BuildSettings {
  private static let maxDepth = 20

  private let values: [String: String]

  /// - Parameter values: The settings by their names. They replace default values.
  init(_ values: [String: String], target: String, folder: String, language: String) {
    let defaults = [
      "CONFIGURATION": "Debug", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": language,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "MARKETING_VERSION": "1.0", "PRODUCT_NAME": target,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PROJECT_DIR": folder, "SRCROOT": folder,
    ]
    self.values = defaults.merging(values) { $1 }.merging(["TARGET_NAME": target]) { $1 }
  }

  /// The value of a setting, or `nil` if it is not set.
  subscript(name: String) -> String? { values[name].map { expanded($0) } }

  /// The settings whose names begin with a prefix, by the rest of their names.
  func values(withPrefix prefix: String) -> [String: String] {
    values.reduce(into: [:]) { found, entry in
      guard entry.key.hasPrefix(prefix) else { return }
      found[String(entry.key.dropFirst(prefix.count))] = expanded(entry.value)
    }
  }

  /// Replaces references such as `$(PRODUCT_NAME)` and `${TARGET_NAME:c99extidentifier}` by the
  /// values of the settings. A setting without a value is empty.
  func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < Self.maxDepth else { return "" }
    return text.replacing(/\$[({](\w*)(?::(\w+))?[)}]/) { match in
      let value = expanded(values[String(match.1)] ?? "", depth: depth + 1)
      return match.2.map { Self.value(value, as: $0) } ?? value
    }
  }

  private static func value(_ value: String, as form: Substring) -> String {
    switch form {
    case "c99extidentifier", "identifier": value.moduleName
    case "rfc1034identifier":
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}

extension [String: String] {
  /// Returns these settings, replaced by settings with a higher priority, which can contain them by
  /// `$(inherited)`.
  func replaced(by settings: [String: String]) -> [String: String] {
    merging(settings) { $1.replacing("$(inherited)", with: $0) }
  }
}
