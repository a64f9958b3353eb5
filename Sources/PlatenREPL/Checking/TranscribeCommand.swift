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
    let read: Recording
    do {
      read = try Recording(at: recording)
    } catch {
      Program.fail(.cannotStart, error.description)
    }
    let stage = checker.stage
    let transcription = await Transcription(of: read, named: url.lastPathComponent, on: stage)
    if let line = transcription.lines.first(where: { $0.first == ">" && $0.contains("•••") }) {
      Program.say("«\(line.dropFirst(2))» cannot be played again: the secret has no name")
      return false
    }
    let name = url.deletingPathExtension().lastPathComponent
    checker.say(
      swift
        ? TestSource(transcription, named: name, on: stage).text
        : transcription.lines.joined(separator: "\n"))
    return true
  }
}
