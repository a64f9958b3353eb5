import Foundation
import PlatenTestProcesses
import PlatenTestSupport
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

  @Test(arguments: ["\n", " ", "pod ", "pod '", "pod 'a' "])
  func theTimeToReadALineIsProportionalToItsLength(text: String) throws {
    let folder = try TemporaryFolder()
    let growth = try growth(from: 25_000 / text.count) { count in
      try folder.add(String(repeating: text, count: count) + "x", as: "Podfile")
      _ = Podfile.references(in: folder.url, of: ProjectFiles(in: folder.url))
    }
    #expect(growth < 9)
  }

  @Test func aPodfileThatIsTooLargeIsListed() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Podfile", Data(count: 1 << 20 + 1))
    let project = ProjectFiles(in: folder.url)
    #expect(Podfile.references(in: folder.url, of: project) == [])
    #expect(project.omissions.all.map(\.reason) == ["it is larger than 1 MiB"])
  }

  @Test func aFolderWithoutAPodfileHasNoPods() throws {
    let folder = try TemporaryFolder()
    #expect(Podfile.references(in: folder.url, of: ProjectFiles(in: folder.url)) == [])
  }
}
