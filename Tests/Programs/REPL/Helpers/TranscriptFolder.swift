import Foundation
import PlatenTestProcesses

/// A test suite with a folder of transcripts for `gallery check`.
protocol TranscriptFolder {
  var folder: TemporaryFolder { get }
}

extension TranscriptFolder {
  /// A transcript that matches the gallery's output.
  static var right: String {
    "# width 30\n> open controls label\n  A picture has no signs in text\n  ★ An icon of text has\n"
  }

  /// The transcript with one wrong word.
  static var wrong: String { right.replacing("icon of text", with: "icon of wood") }

  func path(_ name: String) -> String { folder.url.appending(path: name).path }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  func check(_ arguments: String...) async throws -> Finished {
    try await ChildProcess.run(Product.gallery.path, ["check"] + arguments)
  }
}
