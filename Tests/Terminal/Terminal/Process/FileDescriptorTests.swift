import Foundation
import PlatenTerminal
import Testing

@Suite struct FileDescriptorTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path

  /// Creates a pipe.
  private func pipe() throws -> (reading: FileDescriptor, writing: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    try #require(Foundation.pipe(&ends) == 0)
    return (FileDescriptor(number: ends[0]), FileDescriptor(number: ends[1]))
  }

  @Test func appendedTextFollowsTheTextOfAFileThatOnlyItsOwnerCanRead() throws {
    defer { unlink(path) }
    for text in ["one\n", "two\n"] {
      let file = try FileDescriptor(appendingTo: path)
      defer { close(file.number) }
      try file.write(Array(text.utf8))
    }
    let file = try FileDescriptor(opening: path)
    defer { close(file.number) }
    #expect(String(decoding: try file.read(atMost: 100), as: UTF8.self) == "one\ntwo\n")
    #expect(try file.read(atMost: 100).isEmpty)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aMissingFileIsReportedByTheSystem() {
    #expect { try FileDescriptor(opening: path) } throws: { "\($0)" == "No such file or directory" }
    #expect { try FileDescriptor(appendingTo: "/") } throws: { "\($0)" == "Is a directory" }
  }

  /// Without the handler in PlatenTestSystem, the signal SIGPIPE would end the test run.
  @Test func writingToAProgramThatHasEndedIsAnError() throws {
    let (reading, writing) = try pipe()
    close(reading.number)
    defer { close(writing.number) }
    let error = #expect(throws: SystemError.self) { try writing.write([1]) }
    #expect(error?.code == EPIPE)
  }

  @Test func aDirectoryCannotBeRead() throws {
    let folder = try FileDescriptor(opening: "/")
    defer { close(folder.number) }
    #expect(throws: SystemError.self) { try folder.checkReadable() }
  }

  @Test func aPipeIsReadyOnceItContainsBytes() throws {
    let (reading, writing) = try pipe()
    defer { close(reading.number) }
    #expect(!reading.isReady)
    try writing.write([0x61])
    #expect(reading.isReady)
    #expect(try reading.read(atMost: 10) == [0x61])
    close(writing.number)
    #expect(reading.isReady)
    #expect(try reading.read(atMost: 10) == [])
  }

  @Test func aNonblockingPipeIsReadAndWrittenCompletely() async throws {
    let (reading, writing) = try pipe()
    for end in [reading, writing] { _ = fcntl(end.number, F_SETFL, O_NONBLOCK) }
    let bytes = [UInt8](repeating: 0x61, count: 300_000)
    async let written: Void = Task.detached {
      defer { close(writing.number) }
      try writing.write(bytes)
    }.value
    let count = try await Task.detached {
      var count = 0
      while case let part = try reading.read(atMost: 1 << 16), !part.isEmpty { count += part.count }
      return count
    }.value
    try await written
    #expect(count == bytes.count)
    close(reading.number)
  }

  @Test func aPipeIsNotATerminal() throws {
    let (reading, writing) = try pipe()
    #expect(!reading.isTerminal)
    #expect(reading.terminalWidth == nil)
    let copy = reading.duplicate()
    #expect(copy.number != reading.number)
    #expect(copy.number > STDERR_FILENO)
    for end in [reading, writing, copy] { close(end.number) }
  }
}
