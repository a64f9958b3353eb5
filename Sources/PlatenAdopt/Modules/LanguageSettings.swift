/// The build settings that affect the language of a module.
struct LanguageSettings: Equatable {
  /// The language mode: 5 or 6.
  var mode = 5
  /// The names that `#if` finds.
  var conditions: [String] = []
  /// Whether declarations without an annotation are isolated to the main actor.
  var isolatesToMainActor = false
  /// The upcoming features of the language that are enabled.
  var features: [String] = []
}

extension LanguageSettings {
  /// Reads the settings of an Xcode target.
  init(_ settings: BuildSettings) {
    mode = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? 6 : 5
    conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "").split(separator: " ")
      .map(String.init).filter(\.isIdentifier)
    isolatesToMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    features = Self.features.filter { settings[$0.setting] == "YES" }.map(\.name)
  }

  private static let features: [(setting: String, name: String)] = [
    ("SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY", "MemberImportVisibility"),
    ("SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY", "ExistentialAny"),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT", "NonisolatedNonsendingByDefault"),
    ("SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES", "InferIsolatedConformances"),
  ]

  /// The options of the compiler that correspond to the settings, except for the language mode.
  var flags: [String] {
    conditions.map { "-D\($0)" }
      + (isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

extension String {
  /// Whether the text is a Swift identifier of ASCII characters.
  var isIdentifier: Bool { wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil }

  /// The number of characters of the longest name of a module. The compiler adds to it in the names
  /// of files, which have 255 bytes at most.
  static let maxModuleName = 100

  /// The name of the module that Xcode derives from the name of a product.
  var moduleName: String {
    let name = String(
      prefix(Self.maxModuleName).map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == false ? name : "_" + name.dropFirst()
  }
}
