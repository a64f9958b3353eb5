import Foundation

// MARK: - Reading

extension URL {
  /// Reads a regular file of limited size.
  func data(maxBytes: Int) throws -> Data {
    let attributes = try FileManager.default.attributesOfItem(
      atPath: resolvingSymlinksInPath().path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw AdoptError("it is not a file")
    }
    guard let size = attributes[.size] as? Int, size <= maxBytes else {
      throw AdoptError("it is larger than \(maxBytes >> 20) MiB")
    }
    return try Data(contentsOf: self)
  }
}

// MARK: - Folders

extension URL {
  /// The visible files and folders in a folder, ordered by name; empty if it is not readable.
  var contents: [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { appending(path: $0) }
  }

  /// Whether this is the location of a folder, possibly by a symbolic link.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Whether this is the location of a symbolic link.
  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  /// The time of the last change of the file, or of the file to which a symbolic link leads.
  var modificationDate: Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: resolvingSymlinksInPath().path)
    return attributes?[.modificationDate] as? Date
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The location, with a path that ends with a slash.
  var asDirectory: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// Whether this folder contains another location, or is that location. Links are followed.
  func contains(_ other: URL) -> Bool {
    let (own, others) = (resolvingSymlinksInPath(), other.resolvingSymlinksInPath())
    return others.pathComponents.starts(with: own.pathComponents)
  }
}

// MARK: - Writing

extension URL {
  func createFolder() throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }

  /// Creates a symbolic link at this location.
  func link(to original: URL) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: original.absoluteURL.path)
  }
}

extension String {
  /// Writes the text to a file, and creates the folder of the file.
  func write(to file: URL) throws {
    try file.deletingLastPathComponent().createFolder()
    try Data(utf8).write(to: file)
  }
}
