import PlatenTestProcesses
import Testing

@Suite struct TranscribeCommandTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appending(path: "a.recording").path
  }

  @Test func theTranscriptOfARecordingPasses() async throws {
    let script = "open github\nset \"Github ID:\" ada\nadvance 1s\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    let made = try await Product.gallery.run("transcribe", file)
    #expect(made.output.hasPrefix("# recording a.recording\n> open github\n"))
    try folder.add(made.output, as: "a.transcript")
    let check = try await Product.gallery.run("check", folder.url.path)
    #expect(check.output == "1 transcript checked, none failed\n")
  }

  @Test func aSecretWithoutANameCannotBeTranscribed() async throws {
    let script = "open signup\nset Password Correct-Horse-9\n"
    _ = try await Product.gallery.run("--virtual-time", "--record", file, playing: script)
    let made = try await Product.gallery.run("transcribe", file)
    #expect(made.status == 1)
    #expect(
      made.errors
        == "gallery: cannot replay \"set Password •••\": the secret in "
        + "\"Password\" has no name\n")
  }

  @Test func aMissingSecretIsRequestedByTranscribe() async throws {
    let script = "open signup\nset Password $pw\n"
    _ = try await Product.gallery.run(
      "--virtual-time", "--record", file, "--secret", "pw=Correct-Horse-9", playing: script)
    let made = try await Product.gallery.run("transcribe", file)
    #expect(made.status == 1)
    #expect(
      made.errors
        == "gallery: cannot replay \"set Password $pw\" without the secret; add --secret pw=…\n")
  }
}
