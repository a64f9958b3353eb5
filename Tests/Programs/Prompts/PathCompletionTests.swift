import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenPrompts

@Suite struct PathCompletionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["notes.txt", "notebook/a", ".hidden", "ünïcode.txt"] {
      try folder.add("", as: name)
    }
  }

  private func completion(of name: String, listsFiles: Bool = true) -> PathCompletion {
    PathCompletion(of: "\(folder.url.path)/\(name)", listsFiles: listsFiles)
  }

  /// The completed name.
  private func text(of name: String, listsFiles: Bool = true) -> String {
    String(completion(of: name, listsFiles: listsFiles).text.dropFirst(folder.url.path.count + 1))
  }

  @Test func aPathIsCompletedAsFarAsAllNamesAgree() {
    #expect(text(of: "n") == "note")
    #expect(completion(of: "n").names == ["notebook/", "notes.txt"])
    #expect(text(of: "notes") == "notes.txt")
    #expect(text(of: "ü") == "ünïcode.txt")
  }

  @Test func aDirectoryEndsWithASlash() {
    #expect(text(of: "noteb") == "notebook/")
    #expect(completion(of: "notebook/").names == ["a"])
  }

  @Test func onlyDirectoriesAreCompletedForADirectory() {
    #expect(text(of: "n", listsFiles: false) == "notebook/")
  }

  @Test func hiddenFilesAreListedAfterADot() {
    #expect(!completion(of: "").names.contains(".hidden"))
    #expect(text(of: ".h") == ".hidden")
  }

  @Test func anUnknownPathRemains() {
    #expect(text(of: "x") == "x")
    #expect(completion(of: "missing/").names.isEmpty)
  }

  @Test func aTildeIsTheHomeDirectory() {
    #expect("~/a".withHome == NSHomeDirectory() + "/a")
    #expect("a~".withHome == "a~")
  }
}
