import Foundation

/// The visible files below a folder.
struct SourceTree {
  /// The extensions of folders whose contents are one resource.
  private static let bundles: Set = [
    "xcassets", "xcdatamodeld", "bundle", "scnassets", "docc", "rtfd",
  ]
  /// The extensions of folders that a target can contain without building their contents.
  private static let unbuilt: Set = ["playground", "xcodeproj", "xcworkspace"]
  /// The names of folders of dependencies and build systems.
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

  /// The sources and the resources of a target, ordered by path. If this is the location of a file
  /// or of one resource, it is the only one.
  var files: [SourceFile] { files { _ in true } }

  /// The sources and the resources of an app, without those of tests, dependencies and build systems.
  var appFiles: [SourceFile] {
    files {
      !Self.ignored.contains($0.lastPathComponent) && !$0.lastPathComponent.hasSuffix("Tests")
    }
  }

  private func files(enters: (URL) -> Bool) -> [SourceFile] {
    if !folder.isFolder || Self.bundles.contains(folder.pathExtension) {
      return project.admitsContents(of: folder) && !isExcluded(folder)
        ? [SourceFile(url: folder)] : []
    }
    var files: [SourceFile] = []
    visit { url, isFolder in
      if isFolder && !Self.bundles.contains(url.pathExtension) { return enters(url) }
      if !isFolder || project.admitsContents(of: url) { files.append(SourceFile(url: url)) }
      return false
    }
    return files
  }

  /// Returns the files and folders that meet a condition, beginning with those closest to the top.
  func all(where isMatch: (URL) -> Bool) -> [URL] {
    var found: [URL] = []
    visit { url, _ in
      if !isMatch(url) { return !Self.ignored.contains(url.lastPathComponent) }
      found.append(url)
      return false
    }
    return found.sorted { $0.pathComponents.count < $1.pathComponents.count }
  }

  /// Calls a closure for each file and folder; the closure returns whether to visit the contents of
  /// the folder.
  ///
  /// Folders to which a symbolic link has led before are skipped.
  private func visit(_ enters: (_ url: URL, _ isFolder: Bool) -> Bool) {
    var seen: Set<[UInt8]> = []
    var folders = [folder]
    var count = 0
    while let folder = folders.popLast() {
      guard project.admits(folder), let path = try? folder.resolved().path,
        seen.insert(Array(path.utf8)).inserted
      else { continue }
      var entered: [URL] = []
      for url in project.contents(of: folder) where !isExcluded(url) {
        count += 1
        if count > Self.maxFiles {
          project.omissions.add(
            self.folder.path, because: "only the first \(Self.maxFiles) files are read")
          return
        }
        if url.isLink && !project.admits(url) { continue }
        let isFolder = url.isFolder
        if enters(url, isFolder) && isFolder && !Self.unbuilt.contains(url.pathExtension) {
          entered.append(url)
        }
      }
      folders += entered.reversed()
    }
  }

  private func isExcluded(_ url: URL) -> Bool { excluded.contains(url.standardized.path) }
}
