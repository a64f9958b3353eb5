import Foundation
import PlatenContext
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

  /// A user can keep a file elsewhere, for example in a repository of settings.
  @Test(arguments: ["target", "missing"])
  func theTargetOfALinkIsReplaced(target: String) throws {
    try inFolder { path in
      let folder = URL(filePath: path).deletingLastPathComponent()
      try Data("public".utf8).write(to: folder.appending(path: "target"))
      let links = [("file", "second"), ("second", folder.appending(path: target).path)]
      for (link, destination) in links {
        let link = folder.appending(path: link).path
        try FileManager.default.createSymbolicLink(
          atPath: link, withDestinationPath: destination)
      }
      try PrivateFile.replace(at: path, with: Data("private".utf8))
      let file = folder.appending(path: target).path
      #expect(try mode(of: file) == 0o600)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "private")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "second")
      #expect(
        try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
          == ["file", "second", "target", target])
    }
  }

  @Test func aLinkToAFileOfAnotherUserIsNotFollowed() throws {
    try inFolder { path in
      var file = "/etc/passwd"
      if geteuid() == 0 {
        file = path + ".other"
        try Data("kept".utf8).write(to: URL(filePath: file))
        #expect(chown(file, 65_534, 65_534) == 0)
      }
      let before = try String(contentsOfFile: file, encoding: .utf8)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: file)
      let error = #expect(throws: POSIXError.self) {
        try PrivateFile.replace(at: path, with: Data())
      }
      #expect(error?.code == .EPERM)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == before)
    }
  }

  /// Such links are in a folder that several users share. Only the superuser can create one here.
  @Test(.enabled(if: geteuid() == 0)) func aLinkOfAnotherUserIsNotFollowed() throws {
    try inFolder { path in
      let target = path + ".target"
      try Data("kept".utf8).write(to: URL(filePath: target))
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      #expect(lchown(path, 65_534, 65_534) == 0)
      let error = #expect(throws: POSIXError.self) {
        try PrivateFile.replace(at: path, with: Data())
      }
      #expect(error?.code == .EPERM)
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "kept")
    }
  }

  @Test func linksThatFormALoopAreAnError() throws {
    try inFolder { path in
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "file")
      let error = #expect(throws: POSIXError.self) { try PrivateFile.target(of: path) }
      #expect(error?.code == .ELOOP)
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
