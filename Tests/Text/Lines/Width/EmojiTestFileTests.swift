import Foundation
import PlatenLines
import Testing

/// Every emoji in Unicode's emoji-test.txt, from Debian's package `unicode-data`.
@Suite struct EmojiTestFileTests {
  @Test func everyFullyQualifiedEmojiIsTwoCellsWide() throws {
    let emoji = try EmojiTestFile.emoji(status: "fully-qualified")
    #expect(emoji.count > 3000)
    #expect(emoji.filter { $0.cells != 2 } == [])
  }

  @Test func everyMinimallyQualifiedEmojiIsTwoCellsWide() throws {
    let emoji = try EmojiTestFile.emoji(status: "minimally-qualified")
    #expect(emoji.count > 500)
    #expect(emoji.filter { $0.cells != 2 } == [])
  }

  @Test func everyEmojiComponentIsTwoCellsWide() throws {
    let emoji = try EmojiTestFile.emoji(status: "component")
    #expect(emoji.count == 9)  // Skin tones and hair.
    #expect(emoji.filter { $0.cells != 2 } == [])
  }

  @Test func anUnqualifiedEmojiIsOneCellWideUnlessItCombinesSeveralEmoji() throws {
    let emoji = try EmojiTestFile.emoji(status: "unqualified")
    #expect(emoji.count > 200)
    let eastAsianWide = ["〰", "〽", "🈂", "🈷", "㊗", "㊙"]
    for text in emoji where !eastAsianWide.contains(text) {
      let pictures = text.unicodeScalars.filter { $0.properties.isEmoji }
      #expect(text.cells == min(pictures.count, 2), "\(text)")
    }
    #expect(eastAsianWide.allSatisfy { $0.cells == 2 && emoji.contains($0) })
  }
}

private enum EmojiTestFile {
  static let path = "/usr/share/unicode/emoji/emoji-test.txt"

  static func emoji(status: String) throws -> [String] {
    let text = try #require(
      try? String(contentsOfFile: path, encoding: .utf8),
      "\(path) is missing: apt-get install unicode-data")
    return text.split(separator: "\n").compactMap { emoji(line: $0, status: status) }
  }

  /// The emoji in a line such as `263A FE0F  ; fully-qualified  # ☺️ E0.6 smiling face`.
  private static func emoji(line: Substring, status: String) -> String? {
    let fields = line.prefix { $0 != "#" }.split(separator: ";")
    guard fields.count == 2, fields[1].trimmingCharacters(in: .whitespaces) == status
    else { return nil }
    let scalars = fields[0].split(separator: " ").compactMap {
      UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
