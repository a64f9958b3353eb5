import Foundation
import PlatenLines

/// A stretch of text of one style.
struct TextRun: Equatable, Sendable {
  /// What it says: the same everywhere, or what follows from where it is said.
  enum Content: Sendable {
    case text(String)
    indirect case value(any DynamicText)
  }

  let content: Content
  var style: Style

  init(_ text: String, style: Style = .plain) { (content, self.style) = (.text(text), style) }

  init(_ value: any DynamicText) { (content, style) = (.value(value), .plain) }

  /// Whether it says something else in another place, or at another time.
  var isSet: Bool {
    if case .value = content { true } else { false }
  }

  /// What it says in a setting.
  func text(in setting: TextContext?) -> String {
    switch content {
    case .text(let text): text
    case .value(let value): setting.map(value.text) ?? ""
    }
  }

  /// When it may say something else, as far as time decides that.
  func change(after now: Date) -> Date? {
    if case .value(let value) = content { value.change(after: now) } else { nil }
  }
}

extension TextRun.Content: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.text(let a), .text(let b)): a == b
    case (.value(let a), .value(let b)): a.isEqual(to: b)
    default: false
    }
  }
}
