import Foundation
import PlatenLines

/// A run of text with a single style.
struct TextRun: Equatable, Sendable {
  /// The content of a run: a constant string, a dynamic text, a sign with the words that it
  /// represents, or a localized key.
  enum Content: Sendable {
    case text(String)
    indirect case value(any DynamicText)
    case sign(SymbolSign, words: String)
    indirect case localized(LocalizedText)
  }

  let content: Content
  var style: Style
  /// Whether the run represents an image.
  var replacesImage = false

  init(_ text: String, style: Style = .plain) { (content, self.style) = (.text(text), style) }

  init(_ value: any DynamicText) { (content, style) = (.value(value), .plain) }

  init(_ text: LocalizedText) { (content, style) = (.localized(text), .plain) }

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
    switch content {
    case .value, .localized: true
    case .text, .sign: false
    }
  }

  /// Returns the runs that a localized run shows in a context, or the run itself.
  func localized(in setting: TextContext?) -> [TextRun] {
    guard case .localized(let text) = content, let setting else { return [self] }
    return text.runs(in: setting.locale).map { inner in
      var run = inner
      run.style = inner.style.over(style)
      run.replacesImage = inner.replacesImage || replacesImage
      return run
    }
  }

  /// Returns the text of the run; without a context, dynamic text is empty.
  func text(in setting: TextContext?) -> String {
    switch content {
    case .text(let text): text
    case .value(let value): setting.map(value.text) ?? ""
    case .sign(_, let words): words
    case .localized(let text):
      (setting == nil ? text.original.runs : localized(in: setting))
        .map { $0.text(in: setting) }.joined()
    }
  }

  /// Returns the next date at which the run may change; `nil` for a constant run.
  func change(after now: Date) -> Date? {
    switch content {
    case .value(let value): value.change(after: now)
    case .localized(let text): text.change(after: now)
    case .text, .sign: nil
    }
  }
}

extension TextRun.Content: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    case (.sign(let a, let words), .sign(let b, let other)): a == b && words == other
    case (.localized(let a), .localized(let b)): a == b
    default: false
    }
  }
}
