import Foundation
import PlatenTestProcesses
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

  @Test func aFileInTheOldStyleIsUsed() throws {
    try folder.add(
      "{ CFBundleName = \"$(TARGET_NAME) 2\"; URLs = ( a, { b = c; } ); }", as: "Info.plist")
    let properties = try properties("INFOPLIST_FILE = Info.plist;")
    #expect(properties["CFBundleName"] as? String == "Lamp 2")
    #expect((properties["URLs"] as? [Any])?.count == 2)
  }

  private func omissions(_ path: String) throws -> [String] {
    let project = try ProjectText(settings: "INFOPLIST_FILE = \"\(path)\";").read(in: folder)
    let data = try #require(project.targets.first?.module.properties)
    #expect(String(decoding: data, as: UTF8.self).contains("<string>Lamp</string>"))
    return project.files.omissions.all.map(\.reason)
  }

  @Test(arguments: [
    ("none.plist", "it does not exist"), ("/dev/zero", "it is outside the project"),
    ("App", "it is not a file"),
  ])
  func filesThatAreNotReadableAreListed(path: String, reason: String) throws {
    try folder.add("x", as: "App/x")
    #expect(try omissions(path) == [reason])
  }

  /// Foundation's parsers overflow the stack.
  @Test(arguments: [
    ("<plist>" + String(repeating: "<array>", count: 100_000), "values are nested too deeply"),
    (String(repeating: "{a=", count: 100_000), "line 1: values are nested too deeply"),
    ("\u{FEFF}" + String(repeating: "(", count: 100_000), "line 1: values are nested too deeply"),
    (
      "bplist00=" + String(repeating: "(", count: 100_000),
      "it is a binary property list; convert it by plutil -convert xml1"
    ),
    ("<plist><array/></plist>", "it is not a property list with a dictionary"),
    ("<plist>", "it is not a property list with a dictionary"),
    (
      "<> = " + String(repeating: "(", count: 100_000),
      "it is not a property list with a dictionary"
    ),
  ])
  func listsThatAreNotParsedAreListed(text: String, reason: String) throws {
    try folder.add(text, as: "Info.plist")
    #expect(try omissions("Info.plist") == [reason])
  }

  @Test(arguments: [String.Encoding.utf16, .utf16BigEndian, .utf32])
  func listsInOtherEncodingsAreListed(encoding: String.Encoding) throws {
    let text = "<plist>" + String(repeating: "<array>", count: 50_000)
    let data = try #require(text.data(using: encoding))
    _ = try folder.file("Info.plist", data)
    let reasons = try omissions("Info.plist")
    #expect(reasons.count == 1)
  }

  /// UTF-7 represents the tags by letters.
  @Test func aDeclarationOfAnEncodingHidesNoTags() throws {
    let tags = String(repeating: "+ADw-array+AD4-", count: 50_000)
    try folder.add("<?xml version=\"1.0\" encoding=\"UTF-7\"?>\(tags)", as: "Info.plist")
    #expect(try omissions("Info.plist") == ["it is not a property list with a dictionary"])
  }
}
