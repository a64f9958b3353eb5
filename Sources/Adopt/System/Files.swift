import Foundation

// MARK: - Reading

extension URL {
  /// Reads a regular file of limited size.
  func data(maxBytes: Int) throws -> Data {
    let file = try resolved()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else {
      throw AdoptError("it is not a file")
    }
    guard let size = attributes[.size] as? Int, size <= maxBytes else {
      throw AdoptError("it is larger than \(Self.size(maxBytes))")
    }
    return try Data(contentsOf: file)
  }

  private static func size(_ bytes: Int) -> String {
    bytes < 1 << 20 ? "\(bytes >> 10) KiB" : "\(bytes >> 20) MiB"
  }
}

// MARK: - Folders

extension URL {
  /// The visible files and folders in a folder, ordered by name; empty if it is not readable.
  var contents: [URL] { (try? items())?.filter { !$0.isHidden } ?? [] }

  /// Returns the files and folders in a folder, also hidden ones, ordered by name.
  func items() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { appending(path: $0) }
  }

  var isHidden: Bool { lastPathComponent.hasPrefix(".") }

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
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved().path)
    return attributes?[.modificationDate] as? Date
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The location, with a path that ends with a slash.
  var asDirectory: URL { URL(filePath: path, directoryHint: .isDirectory) }

  /// The folder of an app: the one that contains an Xcode project, or else this location.
  var appFolder: URL { pathExtension == "xcodeproj" ? deletingLastPathComponent() : self }
}

// MARK: - Writing

extension URL {
  func createFolder() throws {
    try FileManager.default.createDirectory(at: self, withIntermediateDirectories: true)
  }

  /// Copies the file or the folder to a location, and creates the folder of the copy.
  func copy(to place: URL) throws {
    try place.deletingLastPathComponent().createFolder()
    try FileManager.default.copyItem(at: self, to: place)
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
