import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ConfigurationFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { folder.url.appending(path: "App.xcconfig") }

  private func settings(_ text: String) throws -> [BuildSetting] {
    try folder.add(text, as: "App.xcconfig")
    return ConfigurationFile(at: file, in: ProjectFiles(in: folder.url)).settings
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
        BuildSetting(name: "HOST", value: "https:/$()/example.com"),
        BuildSetting(name: "KEY", value: "a b"), BuildSetting(name: "EMPTY", value: ""),
        BuildSetting(name: "FLAGS", value: "-DA"),
        BuildSetting(name: "FLAGS", value: "$(inherited) -DB"),
      ])
  }

  @Test func includedFilesAreRead() throws {
    try folder.add("A = 1\nB = 2\n#include \"../App.xcconfig\"\n", as: "Shared/Base.xcconfig")
    let settings = try settings(
      "#include \"Shared/Base.xcconfig\"\n#include? \"none.xcconfig\"\nB = 3\n")
    #expect(settings.first == BuildSetting(name: "A", value: "1"))
    #expect(settings.last == BuildSetting(name: "B", value: "3"))
  }

  @Test func filesThatIncludeThemselvesAreReadUpToALimit() throws {
    let line = "#include \"App.xcconfig\"\n"
    try folder.add(String(repeating: line, count: 2_000), as: "App.xcconfig")
    let project = ProjectFiles(in: folder.url)
    #expect(ConfigurationFile(at: file, in: project).settings == [])
    #expect(
      project.omissions.all.map(\.reason) == [
        "the files that it includes are larger than 256 KiB together"
      ])
  }

  @Test func filesThatIncludeEachOtherTooDeeplyAreListed() throws {
    try folder.add("A = 1\n#include \"App.xcconfig\"\n", as: "App.xcconfig")
    let project = ProjectFiles(in: folder.url)
    #expect(ConfigurationFile(at: file, in: project).settings.count == 11)
    #expect(
      project.omissions.all.map(\.reason) == ["files include each other more than 10 levels deep"])
  }

  @Test func filesThatAreNotReadAreListed() throws {
    try folder.add(String(repeating: " ", count: 256 << 10 + 1), as: "Large.xcconfig")
    let includes = ["Large", "none"].map { "#include \"\($0).xcconfig\"\n" }
    try folder.add(includes.joined() + "#include? \"optional.xcconfig\"", as: "App.xcconfig")
    let project = ProjectFiles(in: folder.url)
    #expect(ConfigurationFile(at: file, in: project).settings == [])
    #expect(
      folder.names(of: project.omissions.all.map { URL(filePath: $0.name) }) == [
        "Large.xcconfig", "none.xcconfig",
      ])
    #expect(
      project.omissions.all.map(\.reason) == ["it is larger than 256 KiB", "it does not exist"])
  }

  @Test func filesOutsideTheProjectAreNotIncluded() throws {
    try folder.add("A = 1", as: "Outside.xcconfig")
    try folder.add("#include \"../Outside.xcconfig\"\n", as: "app/App.xcconfig")
    let app = folder.url.appending(path: "app")
    let project = ProjectFiles(in: app)
    let file = ConfigurationFile(at: app.appending(path: "App.xcconfig"), in: project)
    #expect(file.settings == [])
    #expect(
      folder.names(of: project.omissions.all.map { URL(filePath: $0.name) }) == ["Outside.xcconfig"]
    )
  }

  @Test func aFileOfSettingsAddsToThoseOfTheProject() throws {
    let name = "SWIFT_ACTIVE_COMPILATION_CONDITIONS"
    try folder.add("\(name) = $(inherited) BETA\n", as: "App.xcconfig")
    var project = ProjectText(projectFields: "buildConfigurationList = ALL;", settings: "")
    project.objects = """
      F = { isa = PBXFileReference; path = App.xcconfig; sourceTree = SOURCE_ROOT; };
      ALL = { isa = XCConfigurationList; buildConfigurations = ( C ); };
      C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(name) = DEBUG; }; };
      """
    let text = project.text.replacing(
      "name = Debug; buildSettings = {  }",
      with: "name = Debug; baseConfigurationReference = F; buildSettings = {}")
    try folder.add(text, as: "Lamp.xcodeproj/project.pbxproj")
    let read = try XcodeProject(
      at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
    #expect(read.targets.map(\.module.settings.conditions) == [["DEBUG", "BETA"]])
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
    let read = try XcodeProject(
      at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
    let properties = try #require(read.targets.first?.module.properties)
    let text = String(decoding: properties, as: UTF8.self)
    #expect(text.contains("<string>8</string>"))
    #expect(text.contains("<string>s://example.com</string>"))
  }
}
