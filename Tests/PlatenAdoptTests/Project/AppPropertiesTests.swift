import Foundation
import PlatenTestPrograms
import Testing

@testable import PlatenAdopt

@Suite struct AppPropertiesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func properties(_ settings: String) throws -> [String: Any] {
    let project = try ProjectText(settings: settings).read(in: folder)
    let data = try #require(project.targets.first?.module.properties)
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    return try #require(list as? [String: Any])
  }

  @Test func propertiesAreGeneratedFromTheSettings() throws {
    let properties = try properties(
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "My $(TARGET_NAME)";
      MARKETING_VERSION = 2.1; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(TARGET_NAME)";
      """)
    #expect(properties["CFBundleDisplayName"] as? String == "My Lamp")
    #expect(properties["CFBundleShortVersionString"] as? String == "2.1")
    #expect(properties["CFBundleVersion"] as? String == "1")
    #expect(properties["CFBundleIdentifier"] as? String == "com.example.Lamp")
    #expect(properties["CFBundleName"] as? String == "Lamp")
  }

  @Test func theFileOfTheAppIsUsed() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME) &amp; Co</string>
        <key>Server</key><dict><key>URLs</key><array><string>https://$(HOST)</string></array></dict>
        <key>Count</key><integer>3</integer>
      </dict></plist>
      """
    try folder.add(file, as: "App/Info.plist")
    for path in ["App/Info.plist", "\"$(SRCROOT)/App/Info.plist\""] {
      let properties = try properties("INFOPLIST_FILE = \(path); HOST = example.com;")
      #expect(properties["CFBundleName"] as? String == "Lamp & Co")
      #expect(properties["Server"] as? [String: [String]] == ["URLs": ["https://example.com"]])
      #expect(properties["Count"] as? Int == 3)
      #expect(properties["CFBundleShortVersionString"] as? String == "1.0")
    }
  }

  @Test(arguments: ["none.plist", "/dev/zero", "App"])
  func filesThatAreNotReadableAreIgnored(path: String) throws {
    try folder.add("x", as: "App/x")
    #expect(try properties("INFOPLIST_FILE = \"\(path)\";")["CFBundleName"] as? String == "Lamp")
  }
}
