import PlatenTestProcesses
import Testing

/// The dynamic libraries that a program loads follow from the products that it links.
@Suite struct LinkedLibrariesTests {
  /// Libraries, by the name without version.
  private static let readline = ["libreadline"]
  private static let pictures = ["libchafa", "libgdk_pixbuf"]
  private static let network = ["libFoundationNetworking", "libcurl"]

  /// Returns the names of all libraries that the program loads, also indirectly.
  private func libraries(of product: Product) async throws -> String {
    let result = try await ChildProcess.run("/usr/bin/ldd", [product.path])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("libFoundation.so"))
    return result.output
  }

  private func expect(
    _ product: Product, links: [String], andNot others: [String]
  ) async throws {
    let libraries = try await libraries(of: product)
    for name in links {
      #expect(libraries.contains("\(name).so") || libraries.contains("\(name)-"), "\(name)")
    }
    for name in others { #expect(!libraries.contains(name), "\(name)") }
  }

  @Test func aCommandWithQuestionsLinksNeitherTheNetworkNorReadline() async throws {
    try await expect(
      Product("deploy"), links: [], andNot: Self.network + Self.readline + Self.pictures)
  }

  @Test func aProgramThatLinksOnlyPlatenREPLLinksNoReadlineAndNoPictures() async throws {
    try await expect(.trials, links: Self.network, andNot: Self.readline + Self.pictures)
  }

  @Test func aSampleLinksReadlineAndNoPictures() async throws {
    try await expect(
      Product("hello"), links: Self.network + Self.readline, andNot: Self.pictures)
  }

  @Test func theGalleryLinksReadlineAndPictures() async throws {
    try await expect(
      .gallery, links: Self.network + Self.readline + Self.pictures, andNot: [])
  }
}
