import ArgumentParser
import Foundation
import Platen

/// The `transcribe` command, which converts a recording to a transcript or a Swift test.
struct TranscribeCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "transcribe", abstract: "Convert a recording to a transcript or a Swift test.",
      discussion: """
        Replays the recording in virtual time and writes each input with the lines it changes. The \
        transcript refers to the recording for the responses of services: keep the recording next to \
        the transcript, or next to the source file of the test.
        """)
  }

  @Argument(help: "The recording to convert.")
  var recording: String

  @Flag(help: "Write a Swift test that expects the transcript.")
  var swift = false

  @OptionGroup var transcript: TranscriptFlags

  @MainActor
  func perform(with checker: Checker) async -> Bool {
    let url = URL(fileURLWithPath: recording)
    let runner = checker.runner
    let transcription: RecordingTranscript
    do {
      transcription = try await RecordingTranscript(
        of: Recording(at: recording), named: url.lastPathComponent.printable, on: runner)
    } catch {
      Program.fail(.cannotStart, "\(error)")
    }
    transcription.flaws.forEach(Program.say)
    let name = url.deletingPathExtension().lastPathComponent
    checker.say(
      swift
        ? TestSource(transcription, named: name, on: runner).text
        : transcription.lines.joined(separator: "\n"))
    return transcription.flaws.isEmpty
  }
}
