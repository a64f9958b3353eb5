import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct LinksTests {
  private let folder: TemporaryFolder
  private let app: URL

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url.appending(path: "app")
    try folder.add("app/a", "application/b")
  }

  private func link(_ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: name).path, withDestinationPath: place)
  }

  private func isInApp(_ path: String) throws -> Bool {
    try app.contains(folder.url.appending(path: path))
  }

  @Test func aFolderContainsItselfAndWhatIsBelow() throws {
    try link("link", to: app.path)
    #expect(try ["app", "app/", "app/a", "link", "link/a"].allSatisfy(isInApp))
    #expect(try !isInApp("application/b") && !isInApp(""))
    #expect(URL(filePath: "/").isAncestor(of: app))
  }

  @Test func linksToPlacesThatDoNotExistAreFollowed() throws {
    try link("link", to: "app")
    try link("new", to: "link/none")
    try link("app/out", to: "../none")
    #expect(try ["link/none", "link/none/b", "app/none/b", "new", "new/b"].allSatisfy(isInApp))
    #expect(try !isInApp("app/out") && !isInApp("app/out/b") && !isInApp("none"))
  }

  @Test func theParentOfAFolderThatDoesNotExistDoesNotExist() {
    #expect(throws: POSIXError(.ENOENT)) { try isInApp("app/none/../a") }
  }

  /// Foundation's `resolvingSymlinksInPath` returns a path of more than 1026 bytes as it is.
  @Test func linksInLongPathsAreFollowed() throws {
    let long =
      "app/"
      + Array(repeating: String(repeating: "n", count: 100), count: 12).joined(separator: "/")
    try folder.url.appending(path: long).createFolder()
    try link("\(long)/out", to: folder.url.path + "/application")
    #expect(try isInApp("\(long)/b"))
    #expect(try !isInApp("\(long)/out/b") && !isInApp("\(long)/out/none"))
  }

  @Test func loopsAreErrors() throws {
    try link("a", to: "b")
    try link("b", to: "a")
    #expect(throws: POSIXError(.ELOOP)) { try isInApp("a/c") }
    #expect(throws: POSIXError(.ENAMETOOLONG)) { try isInApp(String(repeating: "n", count: 300)) }
  }

  /// Each link names the next one twice. The last one leads to a place that does not exist.
  @Test func linksThatNameEachOtherTwiceAreFollowedOnce() throws {
    for number in 1...30 { try link("\(number)", to: "\(number + 1)/../\(number + 1)") }
    #expect(throws: POSIXError(.ENOENT)) { try isInApp("1") }
  }

  @Test func namesInDifferentUnicodeFormsAreDifferent() throws {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(!app.appending(path: composed).isAncestor(of: app.appending(path: decomposed)))
    #expect(app.isAncestor(of: URL(filePath: app.path + "/\u{301}b")))
  }
}
