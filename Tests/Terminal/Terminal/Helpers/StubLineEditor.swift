@testable import PlatenTerminal

/// A line editor whose state a test sets.
@MainActor
final class StubLineEditor: LineEditor {
  var completions: (_ before: String, _ word: String) -> [String] = { _, _ in [] }
  var showCompletions: ([String]) -> Void = { _ in }
  var onLine: (String?) -> Void = { _ in }

  var text = ""
  var mode = ""
  var question: String?
  var isAsking = false
  var takesEscape = false
  var ownsEscape = false
  var insertsText = true
  var point: Int { text.utf8.count }
  var charactersBeforePoint: Int { text.count }
  var isEmpty: Bool { text.isEmpty }

  func start() {}
  func restart() { text = "" }
  func edit(_ text: String, of field: String?) { self.text = text }
  func replace(with text: String) { self.text = text }
  func setHistory(_ lines: [String]) {}
  func addToHistory(_ line: String) {}

  /// Appends typed characters, and enters the line on Return.
  func handle(_ key: Key) {
    switch key {
    case .enter:
      let line = text
      text = ""
      onLine(line)
    case .bytes(let bytes): text += String(decoding: bytes, as: UTF8.self)
    case .paste(let pasted): text += pasted
    case .escape: break
    }
  }
}
