import Foundation
import PlatenTestPrograms
import Testing

@testable import PlatenAdopt

@Suite struct ConfigurationFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func settings(_ text: String) throws -> [String: String] {
    try folder.add(text, as: "App.xcconfig")
    return ConfigurationFile(at: folder.url.appending(path: "App.xcconfig")).settings
  }

  @Test func settingsAreReadWithoutComments() throws {
    let settings = try settings(
      """
      // HOST = none
      HOST = https:/$()/example.com // the server
        KEY=a b;
      EMPTY =
      KEY[sdk=iphoneos*] = c
      FLAGS = -DA
      FLAGS = $(inherited) -DB
      """)
    #expect(
      settings == [
        "HOST": "https:/$()/example.com", "KEY": "a b", "EMPTY": "", "FLAGS": "-DA -DB",
      ])
  }

  @Test func includedFilesAreRead() throws {
    try folder.add("A = 1\nB = 2\n#include \"../App.xcconfig\"\n", as: "Shared/Base.xcconfig")
    let settings = try settings(
      "#include \"Shared/Base.xcconfig\"\n#include? \"none.xcconfig\"\nB = 3\n")
    #expect(settings == ["A": "1", "B": "3"])
  }

  @Test func aConfigurationIsBasedOnItsFile() throws {
    try folder.add("HOST = example.com\nMARKETING_VERSION = 7\n", as: "App.xcconfig")
    var project = ProjectText(
      settings:
        "MARKETING_VERSION = 8; INFOPLIST_KEY_Server = \"s://$(HOST)\";")
    project.objects =
      "F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };"
    let list = project.text.replacing(
      "name = Debug;", with: "name = Debug; baseConfigurationReference = F;")
    try folder.add(list, as: "Lamp.xcodeproj/project.pbxproj")
    let read = try XcodeProject(at: folder.url.appending(path: "Lamp.xcodeproj"))
    let properties = try #require(read.targets.first?.module.properties)
    let text = String(decoding: properties, as: UTF8.self)
    #expect(text.contains("<string>8</string>"))
    #expect(text.contains("<string>s://example.com</string>"))
  }
}
