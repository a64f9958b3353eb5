import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct FilesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func anUnreadableFolderHasNoContents() throws {
    #expect(folder.url.appending(path: "none").contents == [])
    try folder.add("a", "b/c", ".hidden")
    #expect(folder.url.contents.map(\.lastPathComponent) == ["a", "b"])
  }

  @Test(arguments: [(300 << 10, "300 KiB"), (3 << 20, "3 MiB")])
  func aFileThatIsTooLargeIsNotRead(maxBytes: Int, size: String) throws {
    let file = try folder.file("a", Data(count: maxBytes + 1))
    let error = #expect(throws: AdoptError.self) { try file.data(maxBytes: maxBytes) }
    #expect(error?.description == "it is larger than \(size)")
  }

  @Test func aPipeIsNotAFile() throws {
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: AdoptError.self) { try pipe.data(maxBytes: 10) }
  }
}
