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

  /// Returns the language mode of a version of Swift, such as 5 for `4.2`.
  static func mode(_ version: String) -> Int { version.hasPrefix("6") ? 6 : 5 }
}

extension LanguageSettings {
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
