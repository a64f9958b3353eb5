/// The build settings of an Xcode target, in which values can refer to other settings.
struct BuildSettings {
  private static let maxDepth = 50
  /// The number of bytes that references can add to a value. Settings that name each other twice
  /// double it with each setting.
  private static let maxBytes = 8 << 10

  /// The values of each setting, from the lowest priority to the highest.
  private let values: [String: [String]]
  private let memory = Memory()

  /// A value of a setting, which can contain the one below it.
  private struct Level: Hashable {
    let name: String
    let index: Int
  }

  /// The expanded values, so that each is expanded once.
  private final class Memory {
    var expanded: [Level: String] = [:]
    /// The values that are being expanded.
    var active: Set<Level> = []
    var tooLong: Set<String> = []
  }

  /// - Parameter settings: The assignments, from the lowest priority to the highest. They replace
  ///   default values.
  init(_ settings: [BuildSetting], target: String, folder: String, language: String) {
    var values = [
      "CONFIGURATION": "Debug", "CURRENT_PROJECT_VERSION": "1", "DEVELOPMENT_LANGUAGE": language,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "MARKETING_VERSION": "1.0", "PRODUCT_NAME": target,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "PROJECT_DIR": folder, "SRCROOT": folder,
    ].mapValues { [$0] }
    for setting in settings { values[setting.name, default: []].append(setting.value) }
    values["TARGET_NAME"] = [target]
    self.values = values
  }

  /// The value of a setting, or `nil` if it is not set.
  subscript(name: String) -> String? {
    values[name].map { expandedValue(Level(name: name, index: $0.count - 1)) }
  }

  /// The values of the settings whose names begin with a prefix, by the rest of their names.
  func values(withPrefix prefix: String) -> [String: String] {
    values.keys.sorted().reduce(into: [:]) { found, name in
      guard name.hasPrefix(prefix) else { return }
      found[String(name.dropFirst(prefix.count))] = self[name]
    }
  }

  /// The settings that are empty because they were too long, as far as they have been used.
  var tooLong: [String] { memory.tooLong.sorted() }

  /// Replaces references such as `$(PRODUCT_NAME)` and `${TARGET_NAME:c99extidentifier}` by the
  /// values of the settings. A setting without a value is empty.
  func expanded(_ text: String) -> String { expanded(text, in: nil) ?? "" }
}

// MARK: - References

extension BuildSettings {
  private func expandedValue(_ level: Level) -> String {
    if let known = memory.expanded[level] { return known }
    guard level.index >= 0, let texts = values[level.name], memory.active.count < Self.maxDepth,
      memory.active.insert(level).inserted
    else { return "" }
    defer { memory.active.remove(level) }
    let value = expanded(texts[level.index], in: level)
    if value == nil { memory.tooLong.insert(level.name) }
    memory.expanded[level] = value ?? ""
    return value ?? ""
  }

  /// Replaces references, or returns `nil` if they add too much.
  ///
  /// - Parameter level: The value to which the text belongs, if it is one.
  private func expanded(_ text: String, in level: Level?) -> String? {
    var rest = text[...]
    var expanded = ""
    var added = 0
    while let match = rest.firstMatch(of: /\$[({](\w*)(?::(\w+))?[)}]/) {
      let value = expandedValue(target(of: String(match.1), in: level))
      let replacement = match.2.map { Self.value(value, as: $0) } ?? value
      added += replacement.utf8.count
      if added > Self.maxBytes { return nil }
      expanded += rest[..<match.range.lowerBound] + replacement
      rest = rest[match.range.upperBound...]
    }
    return expanded + rest
  }

  /// The value to which a name refers. The name of the setting itself is the value below, which is
  /// also called `inherited`.
  private func target(of name: String, in level: Level?) -> Level {
    if let level, name == "inherited" || name == level.name {
      return Level(name: level.name, index: level.index - 1)
    }
    return Level(name: name, index: (values[name]?.count ?? 0) - 1)
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

// MARK: - Language

extension LanguageSettings {
  /// Reads the settings of an Xcode target.
  init(_ settings: BuildSettings) {
    mode = Self.mode(settings["SWIFT_VERSION"] ?? "")
    conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init).filter(\.isIdentifier)
    isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    let selected = Self.features.filter { settings[$0.setting] == "YES" }.map(\.name)
    let isApproachable = settings["SWIFT_APPROACHABLE_CONCURRENCY"] == "YES"
    features = (selected + (isApproachable ? approachableConcurrency : [])).uniqued()
  }

  /// The features that Xcode enables for approachable concurrency. Swift 6 contains most of them.
  private var approachableConcurrency: [String] {
    ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
      + (mode < 6
        ? [
          "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
          "InferSendableFromCaptures",
        ] : [])
  }

  private static let features: [(setting: String, name: String)] = [
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
  ]
}
