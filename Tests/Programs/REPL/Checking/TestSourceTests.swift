import Foundation
import PlatenTestProcesses
import Testing

@Suite struct TestSourceTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.recording").path
  }

  /// The sample tests contain the generated test, so it is also compiled and run.
  @Test func aTestOfARecordingPasses() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Samples/Sample/Recordings").standardizedFileURL
    let made = try await Product.gallery.run(
      "transcribe", folder.appending(path: "trouble.recording").path, "--swift")
    let test = try String(contentsOf: folder.appending(path: "TroubleTests.swift"), encoding: .utf8)
    let filledIn = #"GitHubScreen(service: "http://sample.service")"#
    #expect(made.output.replacing("GitHubScreen()", with: filledIn) == test)
  }

  @Test func transcribeWritesASwiftTest() async throws {
    let script = "open form\nset value1 \"a \\\\ b\"\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    let made = try await Product.gallery.run("transcribe", file, "--swift")
    #expect(
      made.output == ##"""
        import FormSample
        import Platen
        import PlatenTesting
        import Testing

        @MainActor
        @Test func aMatchesTheRecording() async {
          await expectTranscript(
            ofScreens: ["form": { FormScreen() }]
          ) {
            #"""
            # recording a.recording
            > open form
              value1        [                                      ]
              minimum of 3 characters required
              value2        [                                      ]
              value2 again  [                                      ]
              values must match and have at least 5 characters
              ( submit )    disabled
            > set value1 "a \\ b"
            - value1        [                                      ]
            + value1        [a \ b                                 ]
            - minimum of 3 characters required
            """#
          }
        }

        """##)
  }
}
