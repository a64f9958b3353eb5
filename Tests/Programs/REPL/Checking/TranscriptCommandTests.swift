import Foundation
import PlatenTestProcesses
import Testing

@Suite struct TranscriptCommandTests: TranscriptFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func updateRecordsDifferences() async throws {
    try folder.add(Self.wrong, as: "a.transcript")
    let run = try await check("--update", folder.url.path)
    #expect(run.output.hasPrefix("updated \(folder.url.path)/a.transcript\n"))
    #expect(run.status == 0)
    #expect(try text(of: "a.transcript") == Self.right)
  }

  @Test func optionsMustFollowTheCommand() async throws {
    let run = try await Product.gallery.run("--width", "30", "check", folder.url.path)
    #expect(run.errors == "gallery: options must follow check: gallery check …\n")
    #expect(run.status == 2)
  }

  @Test(arguments: [["help", "check"], ["check", "--help"]])
  func helpDescribesTheArguments(arguments: [String]) async throws {
    let run = try await ChildProcess.run(Product.gallery.path, arguments)
    #expect(run.output.contains("USAGE: gallery check [<path> ...] [--update]"))
    #expect(run.output.contains("\n\nOPTIONS OF THIS APP:\n  --service <URL>"))
    #expect(run.status == 0)
  }

  @Test func checkRequiresAPath() async throws {
    let run = try await check()
    #expect(
      run.errors.contains(
        "missing path: specify a transcript or a directory with .transcript files"))
    #expect(run.status == 2)
  }
}
