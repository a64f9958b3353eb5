import Foundation
import PlatenReactive
import Testing

@Suite struct PrivateFileTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "file").path)
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func aNewFileIsPrivateAndEmpty() throws {
    try inFolder { path in
      try PrivateFile.create(at: path).write(contentsOf: Data("text".utf8))
      #expect(try mode(of: path) == 0o600)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
    }
  }

  @Test func anExistingFileIsNotOpened() throws {
    try inFolder { path in
      try Data("kept".utf8).write(to: URL(filePath: path))
      let error = #expect(throws: POSIXError.self) { try PrivateFile.create(at: path) }
      #expect(error?.code == .EEXIST)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    }
  }

  @Test func aReplacedFileIsPrivateAndLeavesNoOther() throws {
    try inFolder { path in
      try Data("public".utf8).write(to: URL(filePath: path))
      try PrivateFile.replace(at: path, with: Data("private".utf8))
      #expect(try mode(of: path) == 0o600)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "private")
      let folder = URL(filePath: path).deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }

  @Test func aFolderIsNotReplaced() throws {
    try inFolder { path in
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      #expect(throws: POSIXError.self) { try PrivateFile.replace(at: path, with: Data()) }
      let folder = URL(filePath: path).deletingLastPathComponent().path
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }
}
