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

  /// A task that is suspended before it reports its file starts again.
  @Test func aCompleteFileIsReplacedByTheNextDownload() throws {
    let file = DownloadedFile()
    defer { file.remove() }
    try file.append(Data("first".utf8))
    for text in ["", "second"] {
      try file.complete()
      try file.append(Data(text.utf8))
      #expect(file.url == nil)
      try file.complete()
      #expect(try file.url.map { try String(contentsOf: $0, encoding: .utf8) } == text)
    }
  }

  @Test func anAdoptedFileReplacesACompleteOne() throws {
    let (file, other) = (DownloadedFile(), DownloadedFile())
    defer { file.remove() }
    try file.append(Data("first".utf8))
    try file.complete()
    try other.append(Data("second".utf8))
    try other.complete()
    file.adopt(try #require(other.url))
    #expect(try file.url.map { try String(contentsOf: $0, encoding: .utf8) } == "second")
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
