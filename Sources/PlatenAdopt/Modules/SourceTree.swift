import Foundation

/// The files below a folder, without those of tests, dependencies and build systems.
struct SourceTree {
  /// The extensions of folders whose contents are one resource.
  private static let bundles: Set = [
    "xcassets", "xcdatamodeld", "bundle", "scnassets", "docc", "rtfd",
  ]
  /// The extensions and the names of folders without sources of an app.
  private static let ignoredExtensions: Set = ["playground", "xcodeproj", "xcworkspace"]
  private static let ignored: Set = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "fastlane",
  ]
  private static let maxFiles = 100_000

  let folder: URL
  private let project: ProjectFiles
  /// The paths of files and folders that are left out.
  private let excluded: Set<String>

  init(at folder: URL, in project: ProjectFiles, excluding excluded: Set<String> = []) {
    self.folder = folder
    self.project = project
    self.excluded = excluded
  }

  /// The sources and the resources, ordered by path.
  var files: [SourceFile] {
    var files: [SourceFile] = []
    visit { url, isFolder in
      if isFolder && !Self.bundles.contains(url.pathExtension) {
        return !url.lastPathComponent.hasSuffix("Tests")
      }
      if !isFolder || project.admitsContents(of: url) { files.append(SourceFile(url: url)) }
      return false
    }
    return files
  }

  /// Returns the files and folders that meet a condition, beginning with those closest to the top.
  func all(where isMatch: (URL) -> Bool) -> [URL] {
    var found: [URL] = []
    visit { url, _ in
      if !isMatch(url) { return true }
      found.append(url)
      return false
    }
    return found.sorted { $0.pathComponents.count < $1.pathComponents.count }
  }

  /// Calls a closure for each file and folder; the closure returns whether to visit the contents of
  /// the folder.
  ///
  /// Unreadable folders are skipped, and so are folders to which a symbolic link has led before.
  private func visit(_ enters: (_ url: URL, _ isFolder: Bool) -> Bool) {
    guard project.admits(folder) else { return }
    var seen: Set<String> = []
    var folders = [folder]
    var count = 0
    while let folder = folders.popLast() {
      guard seen.insert(folder.resolvingSymlinksInPath().path).inserted else { continue }
      var entered: [URL] = []
      for url in folder.contents where !excluded.contains(url.standardized.path) {
        count += 1
        if count > Self.maxFiles {
          project.omissions.add(
            self.folder.path, because: "only the first \(Self.maxFiles) files are read")
          return
        }
        if url.isLink && !project.admits(url) { continue }
        let isFolder = url.isFolder
        if enters(url, isFolder) && isFolder && !Self.isIgnored(url) { entered.append(url) }
      }
      folders += entered.reversed()
    }
  }

  private static func isIgnored(_ url: URL) -> Bool {
    ignored.contains(url.lastPathComponent) || ignoredExtensions.contains(url.pathExtension)
  }
}
