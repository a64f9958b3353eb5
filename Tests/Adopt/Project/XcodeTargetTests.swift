import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct XcodeTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func files(_ project: ProjectText) throws -> [String] {
    let module = try #require(try project.read(in: folder).targets.first).module
    return folder.names(of: module.files.map(\.url))
  }

  @Test func filesOfNestedGroupsAreFound() throws {
    var project = ProjectText(groupChildren: "OUTER", sources: "B1, B2, B3")
    project.objects = """
      OUTER = { isa = PBXGroup; path = "My Sources"; sourceTree = "<group>"; children = ( INNER, F2 ); };
      INNER = { isa = PBXGroup; name = Inner; sourceTree = "<group>"; children = ( F1 ); };
      F1 = { isa = PBXFileReference; path = "A;\\"B\\".swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Sub/C.swift; sourceTree = SOURCE_ROOT; };
      F3 = { isa = PBXFileReference; path = Lamp.app; sourceTree = BUILT_PRODUCTS_DIR; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      """
    #expect(try files(project) == [#"My Sources/A;"B".swift"#, "Sub/C.swift"])
  }

  @Test func filesAtAPlaceOnTheAuthorsComputerAreInTheFolderOfTheirGroup() throws {
    var project = ProjectText(groupChildren: "G", sources: "B1, B2")
    project.objects = """
      G = { isa = PBXGroup; path = Data; sourceTree = "<group>"; children = ( F1, F2 ); };
      F1 = { isa = PBXFileReference; path = "/Users/ada/A.swift"; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = "/Users/ada/B.swift"; sourceTree = "<absolute>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
      """
    #expect(try files(project) == ["Data/A.swift", "Data/B.swift"])
  }

  @Test func localizedFilesAreFound() throws {
    var project = ProjectText(groupChildren: "V", sources: "B")
    project.objects = """
      V = { isa = PBXVariantGroup; name = L.strings; sourceTree = "<group>"; children = ( EN, DE ); };
      EN = { isa = PBXFileReference; path = en.lproj/L.strings; sourceTree = "<group>"; };
      DE = { isa = PBXFileReference; path = de.lproj/L.strings; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = V; };
      """
    #expect(try files(project) == ["en.lproj/L.strings", "de.lproj/L.strings"])
  }

  @Test func synchronizedFoldersContainWhatTheyDoNotExclude() throws {
    try folder.add(
      "Lamp/App.swift", "Lamp/Views/Bulb.swift", "Lamp/Old.swift", "Lamp/Assets.xcassets/a.json",
      "Shared/Kit.swift", "Shared/Other.swift", "Lamp/Info.plist")
    var project = ProjectText(
      targetFields: "fileSystemSynchronizedGroups = ( S );", groupChildren: "S, T")
    project.objects = """
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Lamp; sourceTree = "<group>";
        exceptions = ( E ); };
      E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = ( Info.plist, Old.swift ); };
      T = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
        exceptions = ( F, G ); };
      F = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
        membershipExceptions = ( Kit.swift ); };
      G = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
        membershipExceptions = ( Other.swift ); };
      """
    #expect(
      try files(project) == [
        "Lamp/App.swift", "Lamp/Assets.xcassets", "Lamp/Views/Bulb.swift", "Shared/Kit.swift",
      ])
  }

  @Test func groupsThatContainThemselvesAreNoProblem() throws {
    var project = ProjectText(groupChildren: "A", sources: "B1")
    project.objects = """
      A = { isa = PBXGroup; path = a; sourceTree = "<group>"; children = ( C, F1 ); };
      C = { isa = PBXGroup; path = c; sourceTree = "<group>"; children = ( A ); };
      F1 = { isa = PBXFileReference; path = x.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      """
    #expect(try files(project).allSatisfy { $0.hasSuffix("x.swift") })
  }

  /// A chain of groups whose paths are on the author's computer.
  @Test func groupsWithAbsolutePathsAreLocatedOnce() throws {
    let groups = (1...60).map { number in
      """
      G\(number) = { isa = PBXGroup; path = "/Users/ada/g\(number)"; sourceTree = "<group>";
        children = ( \(number == 60 ? "F" : "G\(number + 1)") ); };
      """
    }
    var project = ProjectText(groupChildren: "G1", sources: "B")
    project.objects =
      groups.joined(separator: "\n") + """
        F = { isa = PBXFileReference; path = x.swift; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        """
    let expected = (1...60).map { "g\($0)/" }.joined() + "x.swift"
    #expect(try files(project) == [expected])
  }

  @Test(arguments: ["/proc/self", "..", "link", "sub/../link"])
  func foldersOutsideTheProjectAreNotRead(path: String) throws {
    try folder.add("secret.swift", "app/Inside.swift", "app/sub/S.swift")
    try folder.url.appending(path: "app/link").link(to: folder.url)
    var project = ProjectText(
      targetFields: "fileSystemSynchronizedGroups = ( S );", groupChildren: "S, F", sources: "B")
    project.objects = """
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(path)"; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = "\(path)/secret.swift"; sourceTree = "<group>"; };
      B = { isa = PBXBuildFile; fileRef = F; };
      """
    try folder.add(project.text, as: "app/Lamp.xcodeproj/project.pbxproj")
    let app = folder.url.appending(path: "app")
    let read = try XcodeProject(
      at: app.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: app))
    #expect(read.targets.flatMap(\.module.files).filter { $0.url.exists } == [])
    let omitted = read.files.omissions.all
    #expect(
      omitted.contains { $0.name.hasSuffix(URL(filePath: path).lastPathComponent) || path == ".." })
    #expect(omitted.allSatisfy { $0.reason == "it is outside the project" })
  }

  @Test func aSettingThatIsTooLongIsReported() throws {
    let settings = (1...40).map { "A\($0) = \"$(A\($0 - 1))$(A\($0 - 1))\";" }
    let project = try ProjectText(
      settings: settings.joined() + "A0 = x; PRODUCT_NAME = \"$(A40)\";"
    ).read(in: folder)
    #expect(project.targets.map(\.module.name) == ["_"])
    #expect(
      project.files.omissions.all == [
        Omissions.Omission(
          name: "build setting A14", reason: "with the values of other settings, it exceeds 8 KiB")
      ])
  }

  @Test func scriptsAreListed() throws {
    var project = ProjectText(sources: "")
    project.objects = """
      R = { isa = PBXShellScriptBuildPhase; name = "Generate Strings"; };
      S = { isa = PBXShellScriptBuildPhase; };
      """
    let text = project.text.replacing("( SOURCES, )", with: "( R, SOURCES, S )")
    try folder.add(text, as: "Lamp.xcodeproj/project.pbxproj")
    let read = try XcodeProject(
      at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
    #expect(read.targets.map(\.module.name) == ["Lamp"])
    #expect(
      read.files.omissions.all.map { "\($0.name): \($0.reason)" } == [
        "build phase Generate Strings: scripts are not run",
        "build phase Run Script: scripts are not run",
      ])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"$(TARGET_NAME)\";", "Lamp"), ("PRODUCT_NAME = \"2 Lamps!\";", "__Lamps_"),
    ("PRODUCT_NAME = \"${TARGET_NAME:c99extidentifier} Pro\";", "Lamp_Pro"),
    ("PRODUCT_NAME = x; PRODUCT_MODULE_NAME = LampCore;", "LampCore"), ("", "Lamp"),
  ])
  func theModuleHasTheNameThatXcodeGivesIt(settings: String, name: String) throws {
    let project = try ProjectText(settings: settings).read(in: folder)
    #expect(project.targets.map(\.module.name) == [name])
  }

  @Test(arguments: [("5.0", 5), ("6.0", 2)])
  func approachableConcurrencyEnablesTheFeaturesThatTheModeLacks(mode: String, count: Int) throws {
    let settings = """
      SWIFT_VERSION = \(mode); SWIFT_APPROACHABLE_CONCURRENCY = YES;
      SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES = YES;
      """
    let module = try #require(
      try ProjectText(settings: settings).read(in: folder).targets.first?.module)
    #expect(module.settings.features.count == count)
    #expect(module.settings.features.contains("NonisolatedNonsendingByDefault"))
  }

  @Test func languageSettingsAreThoseOfTheDebugConfiguration() throws {
    let settings = """
      SWIFT_VERSION = "$(MODE)"; MODE = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited) BETA a;b";
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
      """
    let module = try #require(
      try ProjectText(settings: settings).read(in: folder).targets.first?.module)
    #expect(module.settings.mode == 6)
    #expect(module.settings.conditions == ["DEBUG", "BETA"])
    #expect(
      module.settings.flags == [
        "-DDEBUG", "-DBETA", "-default-isolation", "MainActor", "-enable-upcoming-feature",
        "MemberImportVisibility",
      ])
  }
}
