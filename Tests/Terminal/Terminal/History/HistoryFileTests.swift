import Foundation
import Testing

@testable import PlatenTerminal

@Suite struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var file: HistoryFile {
    HistoryFile(app: "trial", environment: ["XDG_STATE_HOME": folder.path])
  }

  @Test func historyLinesAreReadInTheOrderWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    file.append("one")
    file.append("日本")
    #expect(file.lines() == ["one", "日本"])
    let attributes = try FileManager.default.attributesOfItem(atPath: file.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func aHistoryEntryCannotContainANewline() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for line in ["one\r", "two\nthree", "four"] { file.append(line) }
    #expect(file.lines() == ["four"])
    try Data("a\r\nb\u{2028}c\n".utf8).write(to: file.url)
    #expect(file.lines() == ["a\r", "b\u{2028}c"])
  }

  @Test func aLongHistoryFileIsTruncated() {
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0...2_000 { file.append("\(number)") }
    #expect(file.lines().first == "1001")
    file.append("last")
    #expect(file.lines().count == HistoryFile.capacity)
  }

  @Test func anUnwritableHistoryFileIsIgnored() {
    let file = HistoryFile(app: "trial", environment: ["XDG_STATE_HOME": "/proc/none"])
    file.append("one")
    #expect(file.lines().isEmpty)
  }

  @Test func aHistoryFileCanBeALinkToAnotherFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let parent = file.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let target = folder.appending(path: "kept elsewhere")
    try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target)
    for number in 0...2_000 { file.append("\(number)") }
    #expect(file.lines().first == "1001")
    #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("1001\n"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: file.url.path) == target.path)
  }

  @Test func aPipeIsNotUsedAsHistory() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let parent = file.url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    #expect(mkfifo(file.url.path, 0o600) == 0)
    file.append("one")
    #expect(file.lines().isEmpty)
  }

  @Test(arguments: [
    (["HOME": "/home/ada"], "/home/ada/.local/state/platen/trial/history"),
    (["HOME": "/home/ada", "XDG_STATE_HOME": "/state"], "/state/platen/trial/history"),
    (["HOME": "/home/ada", "XDG_STATE_HOME": "s"], "/home/ada/.local/state/platen/trial/history"),
  ])
  func theEnvironmentDeterminesTheHistoryPath(environment: [String: String], path: String) {
    #expect(HistoryFile(app: "trial", environment: environment).url.path == path)
  }
}
