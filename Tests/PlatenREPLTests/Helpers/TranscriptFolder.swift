import Foundation
import PlatenTestPrograms

/// Tests of transcripts in a folder, which `gallery check` plays.
protocol TranscriptFolder {
  var folder: TemporaryFolder { get }
}

extension TranscriptFolder {
  /// A transcript of what the gallery writes.
  static var right: String {
    "# width 30\n> open controls label\n  A picture has no signs in text\n  ★ An icon of text has\n"
  }

  /// The same with another word.
  static var wrong: String { right.replacing("icon of text", with: "icon of wood") }

  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func check(_ arguments: String...) async throws -> Finished {
    try await ChildProcess.run(Product.gallery.path, ["check"] + arguments)
  }
}
