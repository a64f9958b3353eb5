import Foundation
import PlatenTestProcesses

@testable import PlatenAdopt

/// The text of an Xcode project with one target, to which tests add objects.
struct ProjectText {
  var targetFields = ""
  var projectFields = ""
  var settings = "PRODUCT_NAME = \"$(TARGET_NAME)\";"
  var groupChildren = ""
  var sources = ""
  var targets = ""
  var objects = ""

  var text: String {
    """
    // !$*UTF8*$!
    { objects = {
      ROOT = { isa = PBXProject; mainGroup = GROUP; targets = ( APP, \(targets) ); \(projectFields) };
      GROUP = { isa = PBXGroup; sourceTree = "<group>"; children = ( \(groupChildren) ); };
      APP = { isa = PBXNativeTarget; name = Lamp; buildPhases = ( SOURCES, );
        productType = "com.apple.product-type.application";
        buildConfigurationList = LIST; \(targetFields) };
      SOURCES = { isa = PBXSourcesBuildPhase; files = ( \(sources) ); };
      LIST = { isa = XCConfigurationList; buildConfigurations = ( RELEASE, DEBUG, ); };
      RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SWIFT_VERSION = 4.0; }; };
      DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      \(objects)
    }; rootObject = ROOT; }

    """
  }

  /// Writes the project to a folder, and reads it.
  func read(in folder: TemporaryFolder) throws -> XcodeProject {
    try folder.add(text, as: "Lamp.xcodeproj/project.pbxproj")
    return try XcodeProject(
      at: folder.url.appending(path: "Lamp.xcodeproj"), in: ProjectFiles(in: folder.url))
  }
}

extension ProjectText {
  /// A project with a number of libraries, each of which has a file and a package.
  static func withTargets(_ count: Int) -> ProjectText {
    let numbers = 0..<count
    func list(_ prefix: String) -> String {
      numbers.map { "\(prefix)\($0)" }.joined(separator: ", ")
    }
    var project = ProjectText(
      projectFields: "packageReferences = ( \(list("R")) );", groupChildren: list("F"))
    project.targets = list("T")
    project.objects = numbers.map { number in
      """
      T\(number) = { isa = PBXNativeTarget; name = Kit\(number); buildPhases = ( P\(number) );
        productType = "com.apple.product-type.framework"; };
      P\(number) = { isa = PBXSourcesBuildPhase; files = ( B\(number) ); };
      B\(number) = { isa = PBXBuildFile; fileRef = F\(number); };
      F\(number) = { isa = PBXFileReference; path = F\(number).swift; sourceTree = "<group>"; };
      R\(number) = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com"; };
      D\(number) = { isa = XCSwiftPackageProductDependency; package = R\(number); productName = K; };
      """
    }.joined(separator: "\n")
    return project
  }
}

extension TemporaryFolder {
  /// Adds empty files.
  func add(_ names: String...) throws { for name in names { try add("", as: name) } }

  /// The paths of files in this folder, relative to it.
  func names(of urls: some Sequence<URL>) -> [String] {
    let root = url.resolvingSymlinksInPath().path + "/"
    return urls.map { $0.path.replacing(root, with: "").replacing(url.path + "/", with: "") }
  }
}
