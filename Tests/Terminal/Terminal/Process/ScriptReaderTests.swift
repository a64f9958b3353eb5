import Foundation
import PlatenTerminal
import Testing

@MainActor
@Suite struct ScriptReaderTests {
  private let writing: FileDescriptor
  private let reader: ScriptReader

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    writing = FileDescriptor(number: ends[1])
    reader = ScriptReader(FileDescriptor(number: ends[0]))
  }

  @Test func linesAreReadInOrder() async throws {
    try writing.write(Array("one\ntwo\nth".utf8))
    #expect(try await reader.next() == ScriptLine(number: 1, content: .text("one")))
    #expect(try await reader.next() == ScriptLine(number: 2, content: .text("two")))
    try writing.write(Array("ree".utf8))
    close(writing.number)
    #expect(
      try await reader.next() == ScriptLine(number: 3, content: .text("three"), isEnded: false))
    #expect(try await reader.next() == nil)
    #expect(try await reader.next() == nil)
  }

  @Test func theReaderAnnouncesThatItWaits() async throws {
    try writing.write(Array("one\ntwo\n".utf8))
    var waits = 0
    for _ in 1...2 { _ = try await reader.next { waits += 1 } }
    #expect(waits == 0)
    let line = try await reader.next { [writing] in
      waits += 1
      try? writing.write(Array("three\n".utf8))
    }
    #expect(line?.content == .text("three"))
    #expect(waits == 1)
    close(writing.number)
  }

  @Test func aFileThatCannotBeReadIsReported() async throws {
    let folder = ScriptReader(try FileDescriptor(opening: "/"))
    await #expect(throws: SystemError.self) { try await folder.next() }
  }
}
