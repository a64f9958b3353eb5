import Testing

@testable import PlatenAdopt

@Suite struct BuildSettingsTests {
  private let settings = BuildSettings(
    [
      "PRODUCT_NAME": "$(TARGET_NAME) Pro", "A": "${B}", "B": "$(A)", "NESTED": "<$(PRODUCT_NAME)>",
      "INFOPLIST_KEY_Title": "$(NESTED)",
    ], target: "My Lamp", folder: "/lamp", language: "de")

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
}
