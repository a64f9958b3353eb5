import ArgumentParser
import Foundation
import Platen

/// `transcribe`: makes a transcript of a recording, or a test.
struct TranscribeCommand: TranscriptCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "transcribe", abstract: "Makes a transcript of a recording, or a test in Swift.",
      discussion: """
        What was recorded is done again in virtual time, and written down with what the screens show. \
        The transcript names the recording, which has the services' answers: keep it beside the \
        transcript, or beside the source of the test.
        """)
  }

  @Argument(help: "The file of a recording.")
  var recording: String

  @Flag(help: "Write a test in Swift that expects the transcript.")
  var swift = false

  @OptionGroup var transcript: TranscriptFlags

  @MainActor
  func perform(with checker: Checker) async -> Bool {
    let url = URL(fileURLWithPath: recording)
    let host = checker.host
    let transcription: RecordingTranscript
    do {
      transcription = try await RecordingTranscript(
        of: Recording(at: recording), named: url.lastPathComponent.printable, on: host)
    } catch {
      Program.fail(.cannotStart, "\(error)")
    }
    transcription.flaws.forEach(Program.say)
    let name = url.deletingPathExtension().lastPathComponent
    checker.say(
      swift
        ? TestSource(transcription, named: name, on: host).text
        : transcription.lines.joined(separator: "\n"))
    return transcription.flaws.isEmpty
  }
}
