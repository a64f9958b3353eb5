import Foundation
import PlatenTestProcesses
import Testing

/// Checks that every Swift block in the documentation compiles: a compiled source file contains it.
///
/// `Scripts/check-tutorial` builds the files of the tutorial.
@Suite struct SwiftBlockTests {
  private static let blocks = CodeBlock.all("swift").filter { !$0.isOfTheTutorial }

  @Test(arguments: blocks.filter { !$0.isManifest })
  func aSwiftBlockIsPartOfACompiledFile(block: CodeBlock) {
    #expect(SourceLines.all.contains { $0.hold(block.lines) })
  }

  @Test(arguments: blocks.filter(\.isManifest))
  func aManifestNamesProductsOfThisPackage(block: CodeBlock) async throws {
    let products = try await ManifestDescription.ofPackage.productNames
    let names = block.text.matches(of: /\.product\(name: "(\w+)", package: "Platen"\)/).map(\.1)
    #expect(!names.isEmpty)
    #expect(Set(names.map(String.init)).subtracting(products) == [])
  }

  @Test(arguments: blocks.filter(\.isManifest))
  func aManifestCompiles(block: CodeBlock) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", Data(block.text.utf8))
    let run = try await ChildProcess.run(
      "/usr/bin/env", ["swift", "package", "--package-path", folder.url.path, "dump-package"])
    #expect(run.ending == .status(0), "\(run.errors)")
  }
}

extension CodeBlock {
  fileprivate var isManifest: Bool { lines.first?.hasPrefix("// swift-tools-version") == true }
}
