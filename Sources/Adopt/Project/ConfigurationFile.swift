import Foundation

/// A file of build settings with the extension `xcconfig`, on which a configuration is based.
struct ConfigurationFile {
  private static let maxBytes = 256 << 10
  private static let maxDepth = 10

  /// The settings that apply without conditions, in their order.
  private(set) var settings: [BuildSetting] = []
  private let file: URL
  private let project: ProjectFiles
  /// The number of bytes that have been read. Files that include each other are read repeatedly.
  private var bytes = 0

  /// Reads the file. A file that is not readable has no settings.
  init(at file: URL, in project: ProjectFiles) {
    self.file = file
    self.project = project
    read(file, depth: 0)
  }

  private mutating func read(_ file: URL, depth: Int) {
    guard bytes <= Self.maxBytes, let data = project.read(file, maxBytes: Self.maxBytes, { $0 })
    else { return }
    bytes += data.count
    if bytes > Self.maxBytes {
      return omit("the files that it includes are larger than 256 KiB together")
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      switch ConfigurationLine(line) {
      case .setting(let setting): settings.append(setting)
      case .include(let path, let isOptional):
        let included = URL(filePath: path, relativeTo: file).absoluteURL
        if isOptional && !included.exists { continue }
        if depth < Self.maxDepth {
          read(included, depth: depth + 1)
        } else {
          omit("files include each other more than \(Self.maxDepth) levels deep")
        }
      case nil: break
      }
    }
  }

  private func omit(_ reason: String) {
    project.omissions.add(file.standardized.path, because: reason)
  }
}
