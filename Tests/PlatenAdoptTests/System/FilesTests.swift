import Foundation
import PlatenTestPrograms
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

  @Test func aFolderContainsItselfAndWhatIsBelow() throws {
    try folder.add("app/a", "application/b")
    try folder.url.appending(path: "link").link(to: folder.url.appending(path: "app"))
    let app = folder.url.appending(path: "app")
    #expect(app.contains(app))
    #expect(app.contains(folder.url.appending(path: "link/a")))
    #expect(!app.contains(folder.url.appending(path: "application/b")))
  }

  @Test func aPipeIsNotAFile() throws {
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: AdoptError.self) { try pipe.data(maxBytes: 10) }
  }
}
