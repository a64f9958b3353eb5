import PlatenTestPrograms
import Testing

@testable import PlatenAdopt

@Suite struct PodfileTests {
  @Test func podsAreFound() throws {
    let folder = try TemporaryFolder()
    try folder.add(
      "target 'A' do\n  pod 'Kit', '~> 1.0'\n# pod 'Old'\npod \"Net\"\nend", as: "Podfile")
    #expect(
      Podfile.references(in: folder.url, of: ProjectFiles(in: folder.url)) == [
        PackageReference(address: "pod Kit", products: ["Kit"]),
        PackageReference(address: "pod Net", products: ["Net"]),
      ])
  }

  @Test func aFolderWithoutAPodfileHasNoPods() throws {
    let folder = try TemporaryFolder()
    #expect(Podfile.references(in: folder.url, of: ProjectFiles(in: folder.url)) == [])
  }
}
