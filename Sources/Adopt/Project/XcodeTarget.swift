import Foundation

/// A target of an Xcode project.
struct XcodeTarget {
  let name: String
  private let target: XcodeObject
  private let project: XcodeProject

  init(_ target: XcodeObject, in project: XcodeProject) {
    name = target["name"] ?? ""
    self.target = target
    self.project = project
  }

  /// The kind of product that a target builds.
  enum Kind {
    case app, library, other
  }

  var kind: Kind {
    switch target["productType"] {
    case "com.apple.product-type.application": .app
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
      "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
      .library
    default: .other
    }
  }

  /// Whether the target is built for phones or tablets, as far as its settings say.
  var isForPhones: Bool {
    let settings = settings
    let platforms = [settings["SDKROOT"], settings["SUPPORTED_PLATFORMS"]].compactMap { $0 }
    return platforms.isEmpty || platforms.contains { $0.contains("iphone") || $0 == "auto" }
  }

  private var settings: BuildSettings {
    BuildSettings(
      project.settings + project.settings(of: target), target: name,
      folder: project.sourceRoot.path, language: project.language ?? "en")
  }

  /// The sources and the settings of the target.
  var module: SourceModule {
    let settings = settings
    let product = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    let module = SourceModule(
      name: product.moduleName, isApp: kind == .app, files: files,
      settings: LanguageSettings(settings),
      properties: kind == .app ? properties(settings) : nil)
    for name in settings.tooLong {
      project.files.omissions.add(
        "build setting \(name)", because: "with the values of other settings, it exceeds 8 KiB")
    }
    for phase in phases where phase.isa == "PBXShellScriptBuildPhase" {
      project.files.omissions.add(
        "build phase \(phase["name"] ?? "Run Script")", because: "scripts are not run")
    }
    return module
  }

  private func properties(_ settings: BuildSettings) -> Data? {
    AppProperties(settings, folder: project.sourceRoot, in: project.files).data
  }
}

// MARK: - Files

extension XcodeTarget {
  private var phases: [XcodeObject] { project.objects("buildPhases", of: target) }

  private var files: [SourceFile] {
    let built = phases.filter {
      $0.isa == "PBXSourcesBuildPhase" || $0.isa == "PBXResourcesBuildPhase"
    }
    .flatMap { project.objects("files", of: $0) }
    .compactMap { $0["fileRef"].flatMap { project[$0] } }
    .flatMap(files)
    return (built + synchronizedFiles).uniqued()
  }

  /// Returns the file to which a reference refers, or the files in a group of localized files.
  private func files(of reference: XcodeObject) -> [SourceFile] {
    let isGroup = reference.isa == "PBXVariantGroup"
    let references = isGroup ? project.objects("children", of: reference) : [reference]
    return references.compactMap(project.url).filter(project.files.admitsContents)
      .map { SourceFile(url: $0) }
  }

  /// The files in folders that are part of the target without being listed. Each folder can exclude
  /// files from its targets, and add files to other targets.
  private var synchronizedFiles: [SourceFile] {
    let own = project.objects("fileSystemSynchronizedGroups", of: target)
    let ownIDs = Set(own.map(\.id))
    let included = own.flatMap { group -> [SourceFile] in
      guard let folder = project.url(of: group) else { return [] }
      let excluded = Set(exceptions(of: group).map { folder.appending(path: $0).standardized.path })
      return SourceTree(at: folder, in: project.files, excluding: excluded).files
    }
    let others = project.synchronizedGroups.filter { !ownIDs.contains($0.id) }
    return included
      + others.flatMap { group -> [SourceFile] in
        guard let folder = project.url(of: group) else { return [] }
        return exceptions(of: group).map { folder.appending(path: $0) }
          .filter(project.files.admitsContents).map { SourceFile(url: $0) }
      }
  }

  /// The paths in a synchronized folder to which the opposite of the folder's membership applies.
  private func exceptions(of group: XcodeObject) -> [String] {
    project.objects("exceptions", of: group).filter { $0["target"] == target.id }
      .flatMap { $0.list("membershipExceptions") }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, without repetitions.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
