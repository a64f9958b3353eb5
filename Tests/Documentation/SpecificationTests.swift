import Foundation
import PlatenTestProcesses
import Testing

/// Checks that each sample screen has a transcript that describes and demonstrates its behavior.
@Suite struct SpecificationTests {
  private static let files = PackageFolder.files("transcript", in: [PackageFolder.specification])

  @Test func everyScreenHasASpecification() throws {
    let app = try PackageFolder.text(of: "Samples/Gallery/GalleryApp.swift")
    let screens = app.matches(of: /Screen\("([\w-]+)"\)/).map { String($0.1) }
    #expect(screens.count > 5)
    #expect(
      Self.files == screens.sorted().map { "\(PackageFolder.specification)/\($0).transcript" })
  }

  @Test(arguments: files) func aScreenMatchesItsSpecification(file: String) async throws {
    let path = PackageFolder.root.appendingPathComponent(file).path
    let run = try await ChildProcess.run(
      Product.gallery.path, ["check", path] + PackageFolder.secrets)
    #expect(run.output == "1 transcript checked, none failed\n")
    #expect(run.ending == .status(0))
  }
}
