import Foundation
import PlatenLines

/// A run of text with a single style.
struct TextRun: Equatable, Sendable {
  /// The content of a run: a constant string, a dynamic text, or a sign with the words that it
  /// represents.
  enum Content: Sendable {
    case text(String)
    indirect case value(any DynamicText)
    case sign(SymbolSign, words: String)
  }

  let content: Content
  var style: Style

  init(_ text: String, style: Style = .plain) { (content, self.style) = (.text(text), style) }

  init(_ value: any DynamicText) { (content, style) = (.value(value), .plain) }

  /// Creates a run that shows a sign in place of words.
  init(_ sign: SymbolSign, words: String) {
    (content, style) = (.sign(sign, words: words), .plain)
  }

  /// The sign that the run shows in place of its words, or `nil` if it shows its text.
  func sign(in glyphs: Glyphs) -> String? {
    guard case .sign(let sign, _) = content else { return nil }
    return String(glyphs == .ascii ? sign.ascii : sign.unicode)
  }

  /// Whether the content of the run is dynamic.
  var isSet: Bool {
    if case .value = content { true } else { false }
  }

  /// Returns the text of the run; without a context, dynamic text is empty.
  func text(in setting: TextContext?) -> String {
    switch content {
    case .text(let text): text
    case .value(let value): setting.map(value.text) ?? ""
    case .sign(_, let words): words
    }
  }

  /// Returns the next date at which the run may change; `nil` for a constant run.
  func change(after now: Date) -> Date? {
    if case .value(let value) = content { value.change(after: now) } else { nil }
  }
}

extension TextRun.Content: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    case (.sign(let a, let words), .sign(let b, let other)): a == b && words == other
    default: false
    }
  }
}
