import Foundation
import PlatenTestProcesses
import SampleService
import Testing

/// Tests of screens that use a service in another process, as with the option `--service`.
@Suite struct SpecificationTests {
  @Test(arguments: ["github", "posts"])
  func aScreenMatchesItsSpecificationWithAnotherService(name: String) async throws {
    let transcript = try Self.specification(of: name)
    #expect(transcript.contains("> wait\n- in progress…"))
    try await served(SampleService()) { _, address in
      let file = try TemporaryFolder()
      let path = try file.file("\(name).transcript", Data(transcript.utf8)).path
      let run = try await Product.gallery.run("check", path, "--service", address.absoluteString)
      #expect(run.output == "1 transcript checked, none failed\n")
      #expect(run.status == 0)
    }
  }

  /// Returns the specification of a screen up to the first fault, without the commands that concern
  /// the service in the program itself.
  private static func specification(of name: String) throws -> String {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Sample/Specification/\(name).transcript")
    let text = try String(contentsOf: file, encoding: .utf8)
    let end = text.firstRange(of: /> service (?:fail|latency)/)?.lowerBound
    return String(text[..<(end ?? text.endIndex)])
      .replacing(/(?m)^> service .*\n(?: .*\n)*/, with: "")
  }
}
