import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct AppFinderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func find(
    _ path: String = "", target: String? = nil, packages: [String] = []
  ) throws -> AdoptedApp {
    try AppFinder(
      folder: path.isEmpty ? folder.url : folder.url.appending(path: path), target: target,
      packages: packages.map { folder.url.appending(path: $0) },
      scratch: folder.url.appending(path: ".scratch"), interruption: Interruption()
    ).find()
  }

  private func files(_ app: AdoptedApp) -> [String] {
    folder.names(of: app.modules.flatMap(\.files).map(\.url))
  }

  /// A project with an app for watches, an app for phones, and a framework.
  private func addProject(in name: String = "Lamp.xcodeproj") throws {
    var project = ProjectText(settings: "SDKROOT = watchos;")
    project.objects = """
      PHONE = { isa = PBXNativeTarget; name = Phone; buildPhases = ( PSOURCES, );
        productType = "com.apple.product-type.application"; };
      PSOURCES = { isa = PBXSourcesBuildPhase; files = ( B ); };
      B = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
      KIT = { isa = PBXNativeTarget; name = Kit; buildPhases = ( PSOURCES );
        productType = "com.apple.product-type.framework"; };
      """
    let text = project.text.replacing("( APP,  )", with: "( APP, PHONE, KIT )")
    try folder.add(text, as: "\(name)/project.pbxproj")
    try folder.add("A.swift")
  }

  @Test func theAppForPhonesIsPreferred() throws {
    try addProject()
    let app = try find()
    #expect(app.name == "Phone")
    #expect(app.otherTargets == ["Lamp"])
    #expect(files(app) == ["A.swift"])
    #expect(app.libraries().map(\.name) == ["Kit"])
  }

  @Test func aTargetCanBeSelected() throws {
    try addProject()
    #expect(try find(target: "Kit").name == "Kit")
    let error = #expect(throws: AdoptError.self) { try find(target: "TV") }
    #expect(error?.description.hasSuffix(#"available: "Lamp", "Phone", "Kit""#) == true)
  }

  @Test func theProjectAtTheTopIsRead() throws {
    try addProject()
    try folder.add("Deep/Pods.xcodeproj/project.pbxproj")
    #expect(try find().name == "Phone")
    #expect(try find("Lamp.xcodeproj").name == "Phone")
  }

  /// Two projects that share sources, which are read only from the folder that contains both.
  @Test func aTargetSelectsOneOfSeveralProjects() throws {
    try folder.add("shared/A.swift")
    for name in ["Lamp", "Bell"] {
      var project = ProjectText(sources: "B")
      project.objects = """
        B = { isa = PBXBuildFile; fileRef = F; };
        F = { isa = PBXFileReference; path = ../shared/A.swift; sourceTree = SOURCE_ROOT; };
        """
      let text = project.text.replacing("name = Lamp;", with: "name = \(name);")
      try folder.add(text, as: "\(name)/\(name).xcodeproj/project.pbxproj")
    }
    let app = try find(target: "Bell")
    #expect(app.name == "Bell")
    #expect(files(app) == ["shared/A.swift"])
    #expect(throws: AdoptError.self) { try find() }
    #expect(throws: AdoptError.self) { try find("Bell/Bell.xcodeproj") }
  }

  @Test func aFolderWithoutAProjectIsOneModule() throws {
    try folder.add("app/Views/A.swift", "app/AppTests/T.swift", "app/b.json")
    let app = try find("app")
    #expect(app.name == "app")
    #expect(files(app) == ["app/b.json", "app/Views/A.swift"])
  }

  @Test func aPackageIsReadByItsManifest() throws {
    let manifest = """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "Lamp",
        dependencies: [.package(url: "https://example.com/net.git", from: "1.0.0")],
        targets: [
          .executableTarget(name: "App", dependencies: ["Kit"], exclude: ["x.swift"]),
          .target(name: "Kit", path: "Code"), .testTarget(name: "KitTests"),
        ])
      """
    try folder.add(manifest, as: "Package.swift")
    try folder.add("Sources/App/A.swift", "Sources/App/x.swift", "Code/K.swift")
    let app = try find()
    #expect(app.name == "App")
    #expect(files(app) == ["Sources/App/A.swift"])
    #expect(app.libraries().map(\.name) == ["Kit"])
    #expect(app.packages.map(\.address) == ["https://example.com/net.git"])
  }

  /// SwiftPM uses the highest mode that a package lists, or else that of its tools version.
  @Test(arguments: [
    ("5.9", "", "", 5), ("6.0", "", "", 6),
    ("5.9", "swiftLanguageVersions: [.v5, .version(\"6\")]", "", 6),
    ("6.0", "swiftLanguageModes: [.v5]", "", 5), ("6.0", "", ".swiftLanguageMode(.v5)", 5),
    ("6.0", "swiftLanguageModes: [.v5]", ".swiftLanguageMode(.v6)", 6),
  ])
  func theLanguageModeIsThatOfTheManifest(
    tools: String, modes: String, setting: String, mode: Int
  ) throws {
    let manifest = """
      // swift-tools-version:\(tools)
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", swiftSettings: [\(setting)])]\(modes.isEmpty ? "" : ", " + modes))
      """
    try folder.add(manifest, as: "Package.swift")
    try folder.add("Sources/Kit/K.swift")
    #expect(try find().modules.map(\.settings.mode) == [mode])
  }

  @Test func sourcesAndResourcesOfATargetCanBeFiles() throws {
    let manifest = """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [
          .target(
            name: "Kit", exclude: ["Code/./x.swift"], sources: ["A.swift", "Code", "Code/C.swift"],
            resources: [.process("b.json"), .process("Art.xcassets")])
        ])
      """
    try folder.add(manifest, as: "Package.swift")
    try folder.add(
      "Sources/Kit/A.swift", "Sources/Kit/Code/C.swift", "Sources/Kit/Code/x.swift",
      "Sources/Kit/Other.swift", "Sources/Kit/b.json", "Sources/Kit/Art.xcassets/Contents.json")
    let expected = ["A.swift", "Code/C.swift", "b.json", "Art.xcassets"]
    #expect(files(try find()) == expected.map { "Sources/Kit/" + $0 })
  }

  @Test func packagesThatCannotBeReadAreListed() throws {
    try folder.add("let a = ", as: "app/Broken/Package.swift")
    try addProject(withPackageAt: "../None")
    let app = try find("app")
    #expect(app.libraries().isEmpty)
    #expect(
      folder.names(of: app.omissions.all.map { URL(filePath: $0.name) }) == [
        "None", "app/Broken/Package.swift",
      ])
    #expect(
      app.omissions.all.map(\.reason) == [
        "it does not contain Package.swift", "the manifest is not valid",
      ])
  }

  @Test func aSpecifiedFolderWithoutAManifestIsAnError() throws {
    try addProject()
    let error = #expect(throws: AdoptError.self) { try find(packages: ["Kit"]) }
    #expect(
      error?.description.hasSuffix(
        "it does not contain Package.swift; specify the folder of a package with --package") == true
    )
  }

  private func manifest(_ name: String, dependency: String? = nil) -> String {
    let dependencies = dependency.map { ".package(path: \"\($0)\")" } ?? ""
    return """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", dependencies: [\(dependencies)],
        targets: [
          .target(
            name: "\(name)",
            swiftSettings: [.define("PHONE", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS]))])
        ])
      """
  }

  private func addPackages() throws {
    try folder.add(manifest("Kit", dependency: "../Core"), as: "Kit/Package.swift")
    try folder.add(manifest("Core"), as: "Core/Package.swift")
    try folder.add("Kit/Sources/Kit/K.swift", "Core/Sources/Core/C.swift")
  }

  @Test func packagesThatAPackageNamesByPathAreLibraries() throws {
    try addPackages()
    try folder.add(manifest("App", dependency: "../Kit"), as: "app/Package.swift")
    try folder.add("app/Sources/App/A.swift")
    let libraries = try find("app").libraries()
    #expect(libraries.map(\.name) == ["Kit", "Core"])
    #expect(libraries.map(\.settings.conditions) == [["PHONE"], ["PHONE"]])
    #expect(
      folder.names(of: libraries.flatMap(\.files).map(\.url)) == [
        "Kit/Sources/Kit/K.swift", "Core/Sources/Core/C.swift",
      ])
  }

  /// Adds a project with a source that refers to a local package by its path.
  private func addProject(withPackageAt path: String) throws {
    var project = ProjectText(projectFields: "packageReferences = ( L );", sources: "B")
    project.objects = """
      B = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
      L = { isa = XCLocalSwiftPackageReference; relativePath = \(path); };
      """
    try folder.add(project.text, as: "app/Lamp.xcodeproj/project.pbxproj")
    try folder.add("app/A.swift")
  }

  @Test func packagesThatAProjectNamesByPathAreLibraries() throws {
    try addPackages()
    try addProject(withPackageAt: "../Kit")
    #expect(try find("app").libraries().map(\.name) == ["Kit", "Core"])
  }

  @Test func aFolderThatIsNotAPackageIsNotRead() throws {
    try addProject()
    let text = try String(
      contentsOf: folder.url.appending(path: "Lamp.xcodeproj/project.pbxproj"), encoding: .utf8)
    try folder.add(
      text.replacing(
        "KIT = {",
        with: "L = { isa = XCLocalSwiftPackageReference; relativePath = /proc/self; }; KIT = {"
      ).replacing("mainGroup", with: "packageReferences = ( L ); mainGroup"),
      as: "Lamp.xcodeproj/project.pbxproj")
    #expect(try find().libraries().map(\.name) == ["Kit"])
  }

  @Test func aBrokenManifestIsAnError() throws {
    try folder.add("let a = ", as: "Package.swift")
    let error = #expect(throws: AdoptError.self) { try find() }
    #expect(error?.description.contains("Package.swift: the manifest is not valid") == true)
  }
}
