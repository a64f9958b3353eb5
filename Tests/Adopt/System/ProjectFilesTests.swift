import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ProjectFilesTests {
  private let folder: TemporaryFolder
  private let project: ProjectFiles

  init() throws {
    folder = try TemporaryFolder()
    try folder.add("app/A.swift", "kit/K.swift", "application/B.swift")
    project = ProjectFiles(in: folder.url.appending(path: "app"))
  }

  private var omitted: [String] {
    folder.names(of: project.omissions.all.map { URL(filePath: $0.name) })
  }

  private func url(_ path: String) -> URL { folder.url.appending(path: path) }

  @Test func filesOfTheProjectAndOfItsPackagesAreAdmitted() {
    let kit = folder.url.appending(path: "kit/K.swift")
    #expect(project.admits(folder.url.appending(path: "app/A.swift")))
    #expect(project.admits(folder.url.appending(path: "app/none.swift")))
    #expect(!project.admits(kit) && !project.admits(kit))
    project.add(folder.url.appending(path: "kit"))
    #expect(project.admits(kit))
    #expect(!project.admits(folder.url.appending(path: "application/B.swift")))
    #expect(omitted == ["kit/K.swift", "application/B.swift"])
  }

  @Test func aFolderIsAdmittedIfNoLinkInItLeadsOut() throws {
    try folder.add("app/a/b/c.json", "app/d/e.json", "app/f/g/h.json")
    try url("app/a/b/inside").link(to: url("app/f"))
    try url("app/f/g/loop").link(to: url("app/a"))
    try url("app/d/out").link(to: url("kit"))
    #expect(project.admitsContents(of: url("app/a")))
    #expect(project.admitsContents(of: url("app/a/b/inside")))
    #expect(!project.admitsContents(of: url("app/d")))
    #expect(omitted == ["app/d"])
    #expect(project.omissions.all.map(\.reason) == ["it contains a link out of the project: out"])
  }

  @Test func linksBehindLinksAndHiddenLinksCount() throws {
    try folder.add("app/a/b/c.json", "app/d/e.json", "app/f/.g/h.json")
    try url("app/a/b/inside").link(to: url("app/d"))
    try url("app/d/out").link(to: url("kit"))
    try url("app/f/.g/out").link(to: url("kit"))
    #expect(!project.admitsContents(of: url("app/a")))
    #expect(!project.admitsContents(of: url("app/f")))
    #expect(
      project.omissions.all.map(\.reason) == [
        "it contains a link out of the project: b/inside/out",
        "it contains a link out of the project: .g/out",
      ])
  }

  @Test func aLinkWithALongPathIsNotFollowedOutOfTheProject() throws {
    let names = Array(repeating: String(repeating: "n", count: 100), count: 12)
    let long = url("app/" + names.joined(separator: "/"))
    try long.createFolder()
    try long.appending(path: "out").link(to: url("kit"))
    #expect(!project.admits(long.appending(path: "out/K.swift")))
    #expect(!project.admitsContents(of: url("app")))
    let error = #expect(throws: AdoptError.self) {
      try project.data(at: long.appending(path: "out/K.swift"), maxBytes: 10)
    }
    #expect(error?.description == "it is outside the project")
  }

  @Test func aFolderThatIsNotReadableIsOmitted() {
    #expect(project.contents(of: url("app/none")) == [])
    #expect(project.omissions.all.map(\.reason) == ["it does not exist"])
    #expect(omitted == ["app/none"])
  }

  @Test func aPathThatLeavesTheProjectByALinkIsNotRead() throws {
    try folder.url.appending(path: "app/link").link(to: folder.url.appending(path: "kit"))
    for path in ["app/link/K.swift", "app/../kit/K.swift", "app/link/../kit/K.swift"] {
      let url = folder.url.appending(path: path)
      let error = #expect(throws: (any Error).self) { try project.data(at: url, maxBytes: 10) }
      #expect(["it is outside the project", "it does not exist"].contains(error?.reason))
    }
    #expect(omitted == ["app/link/K.swift", "kit/K.swift"])
  }
}
