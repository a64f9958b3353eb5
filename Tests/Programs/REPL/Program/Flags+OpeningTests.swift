import Foundation
import PlatenTestProcesses
import Testing

@Suite struct FlagsOpeningTests {
  @Test func anArgumentSelectsTheInitialScreen() async throws {
    let run = try await Product.gallery.run("form", playing: "")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("> open form\n  value1        ["))
    let variant = try await Product.gallery.run(
      "--width", "60", "controls", "toggle", playing: "close\n")
    let opened = try await Product.gallery.run(
      "--width", "60", playing: "open controls toggle\nclose\n")
    #expect(variant.output == opened.output)
  }

  @Test(arguments: [Product.form, .gallery])
  func aTranscriptOfASelectedScreenCanBeChecked(product: Product) async throws {
    let folder = try TemporaryFolder()
    let run = try await product.run("form", "--virtual-time", playing: "set value1 Ada\n")
    let file = try folder.file("form.transcript", Data(run.output.utf8))
    let check = try await product.run("check", file.path)
    #expect(check.status == 0, "\(check.output)")
  }

  @Test func theOnlyScreenCanBeNamedAfterTheProgram() async throws {
    let named = try await Product.form.run("form", playing: "show\n")
    #expect(named.status == 0)
    #expect(named.output == (try await Product.form.run(playing: "show\n")).output)
  }
}
