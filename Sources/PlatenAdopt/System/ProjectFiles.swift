import Foundation

/// The files that an adoption reads: those in the folder of the project, and in the packages that
/// the project or the user names.
///
/// A project comes from outside. Its groups, its settings and its symbolic links can lead to any
/// place, such as `/proc/self`.
final class ProjectFiles {
  private static let maxFiles = 100_000

  let omissions = Omissions()
  /// The components of the paths of the folders.
  private var roots: [[String]] = []

  init(in root: URL) { add(root) }

  /// Adds the folder of a package.
  func add(_ package: URL) { roots.append(package.resolvingSymlinksInPath().pathComponents) }

  /// Returns whether a file or a folder may be read, wherever links lead. If not, it is omitted.
  func admits(_ url: URL) -> Bool {
    let path = url.resolvingSymlinksInPath().pathComponents
    if roots.contains(where: path.starts) { return true }
    omissions.add(url.standardized.path, because: Self.outside)
    return false
  }

  /// Returns whether a file, or all that a folder contains, may be read. If not, it is omitted.
  func admitsContents(of url: URL) -> Bool {
    guard admits(url) else { return false }
    var folders = url.isFolder ? [url] : []
    var count = 0
    while let folder = folders.popLast() {
      for item in folder.contents {
        count += 1
        if count > Self.maxFiles {
          omissions.add(url.path, because: "it contains more than \(Self.maxFiles) files")
          return false
        }
        if item.isLink {
          guard admits(item) else { return false }
        } else if item.isFolder {
          folders.append(item)
        }
      }
    }
    return true
  }

  /// Reads a regular file of limited size, if it may be read.
  func data(at url: URL, maxBytes: Int) throws -> Data {
    // `..` after a link leads elsewhere if it is resolved by the system.
    let url = url.standardized
    guard admits(url) else { throw AdoptError(Self.outside) }
    return try url.data(maxBytes: maxBytes)
  }

  private static let outside = "it is outside the project"
}
