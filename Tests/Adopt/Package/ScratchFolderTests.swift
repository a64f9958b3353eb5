import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct ScratchFolderTests {
  private let folder: TemporaryFolder
  private let place: URL

  init() throws {
    folder = try TemporaryFolder()
    place = folder.url.appending(path: "build")
  }

  private func scratch(for app: String) throws -> ScratchFolder {
    try ScratchFolder(at: place, for: folder.url.appending(path: app))
  }

  @Test func twoPackagesDoNotShareAFolder() throws {
    try scratch(for: "Lamp").prepare(for: ["Lamp"])
    try scratch(for: "Lamp").prepare(for: ["Lamp"])
    let error = #expect(throws: AdoptError.self) { try scratch(for: "Diary") }
    #expect(error?.description.contains("it contains the build of ") == true)
  }

  @Test func theBuildOfADifferentProgramIsNotReused() throws {
    try folder.add("build/debug.yaml")
    let error = #expect(throws: AdoptError.self) { try scratch(for: "Lamp") }
    #expect(
      error?.description.hasSuffix("it is not empty; specify a different --scratch-path") == true)
  }

  /// `canImport` finds every module in the folder.
  @Test func modulesThatThePackageNoLongerContainsAreRemoved() throws {
    let scratch = try scratch(for: "Lamp")
    try scratch.prepare(for: ["Lamp", "Old", "../Views"])
    try folder.add(
      "build/debug/Modules/Lamp.swiftmodule", "build/debug/Modules/Old.swiftmodule",
      "build/debug/Modules/Old.swiftdoc", "build/debug/Modules/PlatenViews.swiftmodule",
      "build/debug/Views.swiftmodule")
    try scratch.prepare(for: ["Lamp"])
    #expect(
      scratch.products.appending(path: "Modules").contents.map(\.lastPathComponent) == [
        "Lamp.swiftmodule", "PlatenViews.swiftmodule",
      ])
    #expect(scratch.products.appending(path: "Views.swiftmodule").exists)
  }

  @Test func aFailureToWriteNamesTheOption() throws {
    let scratch = try ScratchFolder(at: URL(filePath: "/proc/none/b"), for: folder.url)
    let error = #expect(throws: AdoptError.self) { try scratch.prepare(for: []) }
    #expect(error?.description.hasPrefix("cannot write /proc/none") == true)
    #expect(error?.description.hasSuffix("; specify a different --scratch-path") == true)
  }

  @Test func theProductsOfAFailedBuildAreFound() throws {
    try scratch(for: "Lamp").prepare(for: [])
    try folder.add("build/x86_64-unknown-linux-gnu/debug/x", "build/checkouts/y")
    let products = try scratch(for: "Lamp").products
    #expect(folder.names(of: [products]) == ["build/x86_64-unknown-linux-gnu/debug"])
  }
}
