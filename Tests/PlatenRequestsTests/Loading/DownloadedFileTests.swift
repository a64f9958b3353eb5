import Foundation
import Testing

@testable import PlatenRequests

@Suite struct DownloadedFileTests {
  @Test func aFileIsAvailableWhenItIsComplete() throws {
    let file = DownloadedFile()
    for text in ["one", "two"] { try file.append(Data(text.utf8)) }
    #expect(file.url == nil)
    try file.complete()
    file.discardIncomplete()
    let url = try #require(file.url)
    #expect(try String(contentsOf: url, encoding: .utf8) == "onetwo")
    file.remove()
    #expect(!FileManager.default.fileExists(atPath: url.path))
  }

  @Test func anEmptyBodyIsAnEmptyFile() throws {
    let file = DownloadedFile()
    try file.complete()
    #expect(try file.url.map { try Data(contentsOf: $0) } == Data())
    file.remove()
  }

  @Test func anIncompleteFileIsRemoved() throws {
    let location = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = DownloadedFile(at: location)
    try file.append(Data("some".utf8))
    #expect(FileManager.default.fileExists(atPath: location.path))
    file.discardIncomplete()
    #expect(!FileManager.default.fileExists(atPath: location.path))
  }

  @Test func aFolderThatDoesNotExistIsAnError() {
    let missing = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let file = DownloadedFile(at: missing.appending(path: "file"))
    #expect(throws: (any Error).self) { try file.append(Data("some".utf8)) }
  }
}
