import Foundation

/// The files that an adoption reads: those in the folder of the project, and in the packages that
/// the project or the user names.
///
/// A project comes from outside. Its groups, its settings and its symbolic links can lead to any
/// place, such as `/proc/self`. The property `omissions` lists what is not read.
final class ProjectFiles {
  private static let maxFiles = 100_000

  static let outside = "it is outside the project"

  let omissions = Omissions()
  /// The folders, without symbolic links.
  private var roots: [URL] = []

  init(in root: URL) { add(root) }

  /// Adds the folder of a package.
  func add(_ package: URL) {
    if let folder = try? package.resolved() { roots.append(folder) }
  }

  /// Returns whether a file or a folder may be read, wherever links lead. If not, it is omitted.
  func admits(_ url: URL) -> Bool {
    guard let problem = problem(of: url) else { return true }
    omit(url, because: problem)
    return false
  }

  /// Returns whether a file, or all that a folder contains, may be read. If not, it is omitted.
  func admitsContents(of url: URL) -> Bool {
    guard admits(url) else { return false }
    guard url.isFolder, let problem = problem(inContentsOf: url) else { return true }
    omit(url, because: problem)
    return false
  }

  /// Returns the visible files and folders in a folder, ordered by name. A folder that is not
  /// readable is omitted.
  func contents(of folder: URL) -> [URL] {
    do {
      return try folder.items().filter { !$0.isHidden }
    } catch {
      omit(folder, because: error.reason)
      return []
    }
  }

  private func omit(_ url: URL, because reason: String) {
    omissions.add(url.standardized.path, because: reason)
  }
}

// MARK: - Reading

extension ProjectFiles {
  /// Reads a regular file of limited size, if it may be read.
  func data(at url: URL, maxBytes: Int) throws -> Data {
    // `..` after a link leads elsewhere if it is resolved by the system.
    let url = url.standardized
    if let problem = problem(of: url) {
      omit(url, because: problem)
      throw AdoptError(problem)
    }
    return try url.data(maxBytes: maxBytes)
  }

  /// Reads a file and parses it. A file that cannot be read or parsed is omitted.
  func read<Value>(_ url: URL, maxBytes: Int, _ parse: (Data) throws -> Value) -> Value? {
    do {
      return try parse(try data(at: url, maxBytes: maxBytes))
    } catch {
      omit(url, because: error.reason)
      return nil
    }
  }
}

// MARK: - Problems

extension ProjectFiles {
  /// The reason why a file or a folder may not be read.
  private func problem(of url: URL) -> String? {
    do {
      let place = try url.resolved()
      return roots.contains { $0.isAncestor(of: place) } ? nil : Self.outside
    } catch {
      return error.reason
    }
  }

  /// The reason why the contents of a folder, and of the folders to which links in it lead, may not
  /// be read. Hidden files count, because they are part of a resource.
  private func problem(inContentsOf url: URL) -> String? {
    var seen: Set<[UInt8]> = []
    var folders = [url]
    var count = 0
    do {
      while let folder = folders.popLast() {
        guard seen.insert(Array(try folder.resolved().path.utf8)).inserted else { continue }
        for item in try folder.items() {
          count += 1
          if count > Self.maxFiles { return "it contains more than \(Self.maxFiles) files" }
          if item.isLink, let problem = problem(of: item) {
            let path = item.path.dropFirst(url.path.count).drop { $0 == "/" }
            return problem == Self.outside
              ? "it contains a link out of the project: \(path)" : "\(path): \(problem)"
          }
          if item.isFolder { folders.append(item) }
        }
      }
      return nil
    } catch {
      return error.reason
    }
  }
}
