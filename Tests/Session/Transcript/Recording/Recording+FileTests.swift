import Foundation
import Platen
import Testing

@testable import PlatenTranscript

@Suite struct RecordingFileReadingTests {
  private func message(at path: String, called name: String? = nil) -> String? {
    do {
      _ = try Recording(at: path, called: name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func theErrorDescribesThePath() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "recording-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = folder.appending(path: "text").path
    let binary = folder.appending(path: "binary").path
    try Data("no recording".utf8).write(to: URL(fileURLWithPath: text))
    try Data([0xFF, 0xFE, 0xFF]).write(to: URL(fileURLWithPath: binary))
    let messages = [folder.path + "/none", folder.path, binary, text, ""].map {
      message(at: $0, called: "it") ?? "read"
    }
    #expect(Set(messages).count == 4, "\(messages)")
    #expect(messages[0] == messages[4])
    #expect(messages.allSatisfy { $0.contains("it") && !$0.contains(folder.path) })
    #expect(messages[3].contains("recording"))
  }
}
