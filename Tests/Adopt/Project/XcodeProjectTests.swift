import Foundation
import PlatenTestProcesses
import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct XcodeProjectTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func packagesHaveTheirAddressesAndProducts() throws {
    var project = ProjectText(projectFields: "packageReferences = ( R, L );")
    project.objects = """
      R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/kit.git"; };
      L = { isa = XCLocalSwiftPackageReference; relativePath = ../Local; };
      P = { isa = XCSwiftPackageProductDependency; package = R; productName = Kit; };
      """
    let expected = [
      PackageReference(address: "https://example.com/kit.git", products: ["Kit"]),
      PackageReference(address: "../Local", products: []),
    ]
    #expect(try project.read(in: folder).packages == expected)
  }

  @Test(arguments: [("en", "en"), ("zh-Hans", "zh-Hans"), ("English", nil), (#""a\"b""#, nil)])
  func theLanguageIsTheDevelopmentRegion(region: String, language: String?) throws {
    let project = ProjectText(projectFields: "developmentRegion = \(region);")
    #expect(try project.read(in: folder).language == language)
  }

  @Test(arguments: [
    ("{ objects = {}; }", "it has no root object"), ("{ objects = ", "line 1: expected a value"),
    ("()", "it has no root object"),
  ])
  func aBrokenProjectIsAnError(text: String, reason: String) throws {
    try folder.add(text, as: "Lamp.xcodeproj/project.pbxproj")
    let error = #expect(throws: AdoptError.self) {
      try XcodeProject(
        at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
    }
    #expect(error?.description.contains("project.pbxproj: \(reason)") == true)
  }

  @Test func aProjectFileOutsideTheProjectIsAnError() throws {
    try folder.add(ProjectText().text, as: "other/project.pbxproj")
    try folder.add("app/Lamp.xcodeproj/x")
    try folder.url.appending(path: "app/Lamp.xcodeproj/project.pbxproj")
      .link(to: folder.url.appending(path: "other/project.pbxproj"))
    let app = folder.url.appending(path: "app")
    let error = #expect(throws: AdoptError.self) {
      try XcodeProject(at: app.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: app))
    }
    #expect(
      error?.description.hasSuffix(
        "project.pbxproj: it is outside the project; replace the link by a file") == true)
  }

  @Test func theTimeToReadTargetsIsProportionalToTheirNumber() throws {
    let growth = try growth(from: 50) { count in
      _ = try ProjectText.withTargets(count).read(in: folder).targets.map(\.module)
    }
    #expect(growth < 9)
  }

  @Test func aMissingProjectFileIsAnError() {
    let error = #expect(throws: AdoptError.self) {
      try XcodeProject(
        at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
    }
    #expect(
      error?.description.hasSuffix(
        "project.pbxproj: it does not exist; check that Xcode opens the project") == true)
  }
}
