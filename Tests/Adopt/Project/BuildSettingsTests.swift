import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct BuildSettingsTests {
  private func settings(_ settings: KeyValuePairs<String, String>) -> BuildSettings {
    BuildSettings(
      settings.map { BuildSetting(name: $0.key, value: $0.value) }, target: "My Lamp",
      folder: "/lamp", language: "de")
  }

  private var settings: BuildSettings {
    settings([
      "PRODUCT_NAME": "$(TARGET_NAME) Pro", "A": "${B}", "B": "$(A)", "NESTED": "<$(PRODUCT_NAME)>",
      "INFOPLIST_KEY_Title": "$(NESTED)",
    ])
  }

  @Test(arguments: [
    ("$(PRODUCT_NAME)", "My Lamp Pro"), ("${NESTED}!", "<My Lamp Pro>!"),
    ("com.$(TARGET_NAME:rfc1034identifier)", "com.My-Lamp"),
    ("$(TARGET_NAME:c99extidentifier)", "My_Lamp"), ("$(TARGET_NAME:upper)", "MY LAMP"),
    ("$(NONE)", ""), ("$(A)", ""), ("$5 (five)", "$5 (five)"),
    ("https:/$()/example.com", "https://example.com"),
    ("$(SRCROOT)/$(DEVELOPMENT_LANGUAGE) $(MARKETING_VERSION)", "/lamp/de 1.0"),
  ])
  func referencesAreReplaced(text: String, expanded: String) {
    #expect(settings.expanded(text) == expanded)
  }

  @Test func settingsAreFoundByPrefix() {
    #expect(settings.values(withPrefix: "INFOPLIST_KEY_") == ["Title": "<My Lamp Pro>"])
    #expect(settings["NOTHING"] == nil)
  }

  @Test func inheritedIsTheValueBelow() {
    let settings = settings([
      "FLAGS": "-DA", "FLAGS": "$(inherited) -DB", "FLAGS": "${FLAGS} -DC",
      "PRODUCT_NAME": "$(inherited) 2", "NEW": "x$(inherited)",
    ])
    #expect(settings["FLAGS"] == "-DA -DB -DC")
    #expect(settings["PRODUCT_NAME"] == "My Lamp 2")
    #expect(settings["NEW"] == "x")
  }

  /// The settings of a project in which each of 40 names the one before twice.
  private func doubling(_ first: String) -> BuildSettings {
    let others = (1...40).map { BuildSetting(name: "A\($0)", value: "$(A\($0 - 1))$(A\($0 - 1))") }
    return BuildSettings(
      [BuildSetting(name: "A0", value: first)] + others, target: "Lamp", folder: "", language: "en")
  }

  @Test func aSettingThatIsNamedTwiceIsExpandedOnce() {
    let settings = doubling("")
    #expect(settings["A40"] == "")
    #expect(settings.tooLong == [])
  }

  @Test func aSettingThatGrowsWithEachReferenceIsEmpty() {
    let settings = doubling("x")
    #expect(settings["A13"]?.count == 8192)
    #expect(settings["A40"] == "")
    #expect(settings.tooLong == ["A14"])
  }

  @Test(arguments: ["$(", "$(a", "$(a:", "$(a:b", "$()", "$(a)", "$a", "a"])
  func theTimeToExpandATextIsProportionalToItsLength(text: String) {
    let settings = settings
    let growth = growth(from: 5_000 / text.count) { count in
      _ = settings.expanded(
        String(repeating: text, count: count) + "$(" + String(repeating: "a", count: count))
    }
    #expect(growth < 9)
  }

  @Test func aLongValueWithoutReferencesIsKept() {
    let text = String(repeating: "x", count: 100_000)
    #expect(settings(["A": text])["A"] == text)
    #expect(settings.expanded(text) == text)
  }
}
