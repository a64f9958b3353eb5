import Foundation
import PlatenTestPrograms
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
    try folder.add("app/a/b/c.json", "app/d/e.json")
    try folder.url.appending(path: "app/a/b/inside").link(to: folder.url.appending(path: "app"))
    try folder.url.appending(path: "app/d/out").link(to: folder.url.appending(path: "kit"))
    #expect(project.admitsContents(of: folder.url.appending(path: "app/a")))
    #expect(!project.admitsContents(of: folder.url.appending(path: "app/d")))
    #expect(omitted == ["app/d/out"])
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
