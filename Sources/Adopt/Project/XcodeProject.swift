import Foundation

/// An Xcode project: the objects in `project.pbxproj`, which refer to each other by identifiers.
struct XcodeProject {
  private static let maxBytes = 64 << 20

  /// The folder that contains the `.xcodeproj`.
  let folder: URL
  let files: ProjectFiles
  private let objects: [String: XcodeObject]
  private let root: XcodeObject
  /// The groups that contain an object, by the identifier of the object.
  private let parents: [String: String]
  /// The folders whose files belong to targets without being listed.
  let synchronizedGroups: [XcodeObject]
  /// The products of packages that the project uses, by the identifier of the package.
  private let products: [String: [String]]
  private let memory = Memory()

  /// What has been read, which many targets share.
  private final class Memory {
    var settings: [URL: [BuildSetting]] = [:]
    /// The locations of objects, by their identifiers.
    var locations: [String: URL?] = [:]
  }

  /// Reads the project in a folder with the extension `xcodeproj`.
  init(at url: URL, in files: ProjectFiles) throws(AdoptError) {
    let file = url.appending(path: "project.pbxproj")
    let value: PropertyList
    do {
      value = try PropertyListParser.parse(Array(try files.data(at: file, maxBytes: Self.maxBytes)))
    } catch let error as PropertyListError {
      throw Self.unreadable(file, because: AdoptError(error).reason)
    } catch {
      throw Self.unreadable(file, because: error.reason)
    }
    folder = url.deletingLastPathComponent()
    let fields = value.dictionary ?? [:]
    objects = (fields["objects"]?.dictionary ?? [:]).reduce(into: [:]) { objects, entry in
      objects[entry.key] = XcodeObject(id: entry.key, entry.value)
    }
    guard let root = fields["rootObject"]?.text.flatMap({ [objects] in objects[$0] }) else {
      throw Self.unreadable(file, because: "it has no root object")
    }
    self.root = root
    self.files = files
    // A file can be in several groups; the order makes the choice the same in every run.
    let ordered = objects.values.sorted { $0.id < $1.id }
    parents = ordered.reduce(into: [:]) { parents, group in
      for child in group.list("children") { parents[child] = group.id }
    }
    synchronizedGroups = ordered.filter { $0.isa == "PBXFileSystemSynchronizedRootGroup" }
    products = ordered.reduce(into: [:]) { products, product in
      guard let package = product["package"], let name = product["productName"] else { return }
      products[package, default: []].append(name)
    }
  }

  private static func unreadable(_ file: URL, because reason: String) -> AdoptError {
    let advice =
      reason == ProjectFiles.outside
      ? "replace the link by a file" : "check that Xcode opens the project"
    return AdoptError("cannot read \(file.shown): \(reason); \(advice)")
  }

  subscript(id: String) -> XcodeObject? { objects[id] }

  /// Returns the objects to which a field of another object refers.
  func objects(_ field: String, of owner: XcodeObject) -> [XcodeObject] {
    owner.list(field).compactMap { objects[$0] }
  }

  var targets: [XcodeTarget] {
    objects("targets", of: root).filter { $0.isa == "PBXNativeTarget" }
      .map { XcodeTarget($0, in: self) }
  }

  /// The packages to which the project refers.
  var packages: [PackageReference] {
    objects("packageReferences", of: root).compactMap { reference in
      (reference["repositoryURL"] ?? reference["relativePath"]).map { address in
        PackageReference(address: address, products: (products[reference.id] ?? []).sorted())
      }
    }
  }

  /// The folders of the packages on this machine to which the project refers.
  var localPackages: [URL] {
    objects("packageReferences", of: root).compactMap { $0["relativePath"] }
      .map { URL(filePath: $0, relativeTo: sourceRoot.asDirectory).absoluteURL.standardized }
  }

  /// The code of the language in which the app is written, such as `en`.
  var language: String? {
    // Old projects contain the name of the language.
    root["developmentRegion"].flatMap { $0.wholeMatch(of: /[a-z]{2,3}(-\w+)*/) != nil ? $0 : nil }
  }

  /// The build settings of the project, without those of its targets.
  var settings: [BuildSetting] { settings(of: root) }

  /// Returns the build settings of the project or a target in the configuration `Debug`, or else in
  /// the first configuration. They follow those of the file on which the configuration is based.
  func settings(of owner: XcodeObject) -> [BuildSetting] {
    guard let list = owner["buildConfigurationList"].flatMap({ objects[$0] }) else { return [] }
    let configurations = objects("buildConfigurations", of: list)
    let selected = configurations.first { $0["name"] == "Debug" } ?? configurations.first
    guard let selected else { return [] }
    let own = selected.dictionary("buildSettings").compactMap { name, value in
      (value.text ?? value.array?.compactMap(\.text).joined(separator: " "))
        .map { BuildSetting(name: name, value: $0) }
    }
    return (baseFile(of: selected).map { settings(in: $0) } ?? []) + own
  }

  private func settings(in file: URL) -> [BuildSetting] {
    if let known = memory.settings[file] { return known }
    let settings = ConfigurationFile(at: file, in: files).settings
    memory.settings[file] = settings
    return settings
  }

  private func baseFile(of configuration: XcodeObject) -> URL? {
    if let file = configuration["baseConfigurationReference"].flatMap({ objects[$0] }) {
      return url(of: file)
    }
    // A file in a synchronized folder is not an object.
    guard let group = configuration["baseConfigurationReferenceAnchor"].flatMap({ objects[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]
    else { return nil }
    return url(of: group)?.appending(path: path)
  }

  // MARK: Files

  /// Returns the location of a file or a group, or `nil` if it is not among the sources, such as a
  /// built product.
  func url(of object: XcodeObject) -> URL? { url(of: object, maxDepth: 100) }

  private func url(of object: XcodeObject, maxDepth: Int) -> URL? {
    if let known = memory.locations[object.id] { return known }
    let url = location(of: object, maxDepth: maxDepth)
    memory.locations.updateValue(url, forKey: object.id)
    return url
  }

  private func location(of object: XcodeObject, maxDepth: Int) -> URL? {
    guard maxDepth > 0 else { return nil }
    let parent = parents[object.id].flatMap { objects[$0] }
    let group = parent.map { self.url(of: $0, maxDepth: maxDepth - 1) } ?? sourceRoot
    guard let folder = base(of: object, in: group) else { return nil }
    guard let path = object["path"], !path.isEmpty else { return folder }
    let url = URL(filePath: path, relativeTo: folder.asDirectory).absoluteURL.standardized
    guard path.hasPrefix("/"), !url.exists else { return url }
    // A place on the author's computer: the file is in the folder of the group that contains it.
    return (group ?? sourceRoot).appending(path: url.lastPathComponent)
  }

  /// The folder to which the path of an object is relative.
  private func base(of object: XcodeObject, in group: URL?) -> URL? {
    switch object["sourceTree"] {
    case "SOURCE_ROOT": sourceRoot
    case "<absolute>": URL(filePath: "/")
    case "<group>", nil: group
    default: nil
    }
  }

  /// The folder to which paths in the project and its settings are relative.
  var sourceRoot: URL {
    URL(filePath: root["projectDirPath"] ?? "", relativeTo: folder.asDirectory).absoluteURL
      .standardized
  }
}
