import Foundation
import Platen
import Testing

@testable import PlatenTranscript

@MainActor
@Suite struct RecordingFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "recording-\(UUID().uuidString)")

  private func inFolder(_ body: (String) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "a.recording").path)
  }

  @Test func aWrittenRecordingIsReadBack() throws {
    try inFolder { path in
      let recording = Recording(
        app: "hello", events: [RecordedEvent(time: .zero, kind: .type("open main"))])
      let event = RecordedEvent(time: .seconds(1), kind: .ends)
      let file = try RecordingFile(new: path)
      file.write(recording)
      file.write(event)
      #expect(file.flaw == nil)
      #expect(try Recording(at: path).events == recording.events + [event])
    }
  }

  @Test func onlyTheOwnerCanReadTheFile() throws {
    try inFolder { path in
      _ = try RecordingFile(new: path)
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  /// A link of another user would otherwise determine where the recording is.
  @Test func aLinkIsNotFollowed() throws {
    try inFolder { path in
      let target = path + ".target"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
      #expect(throws: CommandError.self) { try RecordingFile(new: path) }
      #expect(!FileManager.default.fileExists(atPath: target))
    }
  }

  @Test func anExistingFileIsNotOverwritten() throws {
    try inFolder { path in
      try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
      #expect(throws: CommandError.self) { try RecordingFile(new: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    }
  }

  @Test func recordRequiresANameAndADirectory() {
    #expect(throws: CommandError.self) { try RecordingFile(new: "") }
    #expect(throws: CommandError.self) { try RecordingFile(new: folder.path + "/none/a") }
  }
}
