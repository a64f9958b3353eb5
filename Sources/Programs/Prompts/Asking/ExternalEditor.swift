import ArgumentParser
import Foundation
import PlatenQuestions
import PlatenSession
import PlatenTerminal

extension PromptScreen {
  /// Asks a person at the terminal for the text of a document. The end of the screen ends the editor.
  func answer(_ question: any TypedQuestion, in document: EditedDocument) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(document.name).\(document.fileExtension)")
    try Data(document.text.utf8).write(to: file)
    guard try await edit(file) else { return end(with: Cancelled()) }
    let edited = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if edited.allSatisfy(\.isWhitespace) { return end(with: Cancelled()) }
    question.submit(typed: edited)
    await whenIdle()
  }

  /// Edits a file in the editor of the person.
  ///
  /// - Returns: Whether the editor succeeded.
  private func edit(_ file: URL) async throws -> Bool {
    guard isAsking else { return false }
    let editor = Self.editorCommand
    // The editor draws on the terminal even if the output of the command is a pipe.
    let command = try ForegroundCommand(
      "\(editor) \"$0\"", argument: file.path, output: .error)
    onEnd = { command.terminate() }
    let status: Int32
    do throws(SystemError) {
      status = try await command.status()
    } catch {
      throw failure("it is unknown whether the editor \(editor.shown.inQuotes) succeeded: \(error)")
    }
    // The shell reports a command that does not exist, or that is not a program, in this way.
    if status == 126 || status == 127 {
      throw failure(
        "the editor \(editor.shown.inQuotes) cannot be run; set VISUAL or EDITOR to another command"
      )
    }
    return status == 0
  }

  private func failure(_ reason: String) -> ValidationError {
    ValidationError("cannot edit \(facts.label.shown.inQuotes): \(reason)")
  }

  private static var editorCommand: String {
    let environment = ProcessInfo.processInfo.environment
    return ["VISUAL", "EDITOR"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? "vi"
  }
}
