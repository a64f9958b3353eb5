/// A build setting of a target in the manifest of a Swift package.
struct SwiftPackageSetting: Decodable {
  private struct Value: Decodable {
    let text: String

    private enum CodingKeys: String, CodingKey {
      case text = "_0"
    }
  }

  /// The value by the name of the setting, such as `define`.
  private struct Kind: Decodable {
    let define, enableUpcomingFeature, swiftLanguageMode, defaultIsolation: Value?
  }

  private struct Condition: Decodable {
    let config: String?
    let platformNames: [String]
  }

  private let tool: String
  private let kind: Kind
  private let condition: Condition?

  /// Whether the setting applies to the sources of an app for phones in the configuration `Debug`.
  private var isApplicable: Bool {
    guard tool == "swift" else { return false }
    guard let condition else { return true }
    return condition.config != "release"
      && (condition.platformNames.isEmpty || condition.platformNames.contains("ios"))
  }

  /// Adds the setting to those of a module, if it applies.
  fileprivate func add(to settings: inout LanguageSettings) {
    guard isApplicable else { return }
    if let name = kind.define?.text, name.isIdentifier { settings.conditions.append(name) }
    if let name = kind.enableUpcomingFeature?.text, name.isIdentifier {
      settings.features.append(name)
    }
    if let mode = kind.swiftLanguageMode?.text { settings.mode = LanguageSettings.mode(mode) }
    if kind.defaultIsolation?.text == "MainActor" { settings.isolatesToMainActor = true }
  }
}

extension LanguageSettings {
  /// Reads the settings of a target of a Swift package.
  ///
  /// - Parameter mode: The language mode, unless a setting specifies one.
  init(_ settings: [SwiftPackageSetting], mode: Int) {
    self.mode = mode
    for setting in settings { setting.add(to: &self) }
  }
}
