import Foundation
import PlatenProcess
import PlatenSession

extension Prompts {
  /// Asks for a longer text, which is written in the editor that `VISUAL` or `EDITOR` names.
  ///
  /// - Parameters:
  ///   - text: The initial text.
  ///   - fileExtension: The extension of the temporary file, from which an editor derives its mode.
  /// - Throws: ``Cancelled`` if the editor fails or saves nothing but spaces.
  @MainActor
  public func editor(
    _ label: String, initial text: String = "", fileExtension: String = "txt", given: String? = nil,
    flag: String? = nil
  ) async throws -> String {
    if let given { return given }
    var facts = QuestionFacts(label, .editor, flag: flag)
    facts.placeholder = "TEXT"
    if let obstacle { throw facts.missingAnswer(because: obstacle) }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "\(label.optionName).\(fileExtension)")
    try Data(text.utf8).write(to: file)
    guard try await file.edit() else { throw Cancelled() }
    let edited = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    if edited.allSatisfy(\.isWhitespace) { throw Cancelled() }
    return edited
  }
}

extension URL {
  /// Edits the file in the editor of the person.
  ///
  /// - Returns: Whether the editor succeeded.
  fileprivate func edit() async throws -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let command =
      [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
      .first { !$0.isEmpty } ?? "vi"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The command can contain arguments.
    process.arguments = ["-c", "\(command) \"$0\"", path]
    // The editor draws on the terminal even if the output of the command is a pipe.
    process.standardOutput = FileHandle(fileDescriptor: FileDescriptor.error.number)
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus == 0) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}
